import { expect, test } from "vitest";
import type { LessonInfo, LessonMoment, LessonTry, ServerMessage } from "../../protocol";
import { Coach } from "./coach.svelte";

const LESSON: LessonInfo = {
  lesson: "l",
  game: "2pcg",
  title: "A lesson",
  about: "",
  others: ["Rival"],
  steps: ["One"],
};

function moment(more: Partial<LessonMoment>): LessonMoment {
  return {
    step: { type: "step", number: 1, since: 0, seat: 0, view: {} as never, asked: 0 },
    answers: [],
    done: false,
    say: "say",
    do: "do",
    rules: [],
    hints: [2],
    ...more,
  };
}

/** A coach whose server answers as told, and what a board hears from it. */
function played(answers: (wish: LessonTry) => LessonMoment): {
  coach: Coach;
  heard: ServerMessage[];
  tell: (message: object) => Promise<void>;
} {
  const coach = new Coach(LESSON, 0, (_, wish) => Promise.resolve(answers(wish)));
  const wire = coach.wire();
  const heard: ServerMessage[] = [];
  wire.onmessage = (event) => heard.push(JSON.parse(String(event.data)) as ServerMessage);
  const tell = async (message: object) => {
    wire.send(JSON.stringify(message));
    await new Promise((done) => setTimeout(done));
  };
  return { coach, heard, tell };
}

test("a board that says hello is welcomed and sees the position", async () => {
  const { coach, heard, tell } = played(() => moment({}));
  await tell({ type: "hello" });
  expect(heard.map((one) => one.type)).toEqual(["welcome", "step"]);
  expect([coach.say, coach.todo, coach.hints]).toEqual(["say", "do", [2]]);
});

test("an answer that is taken stands, and travels with the next", async () => {
  const wishes: LessonTry[] = [];
  const { coach, tell } = played((wish) => {
    wishes.push(wish);
    return moment(wish.tried === undefined ? {} : { answers: [wish.tried as number], done: true });
  });
  await tell({ type: "hello" });
  await tell({ type: "answer", question: 1, option: 2 });
  expect(coach.done).toBe(true);
  await tell({ type: "explain", id: 7, card: 4 });
  expect(wishes.at(-1)).toEqual({ answers: [2], explain: 4 });
});

test("a wrong move is explained, and the board asks again", async () => {
  const { coach, heard, tell } = played((wish) => moment({ wrong: wish.tried === 0 ? "Not that." : "" }));
  await tell({ type: "hello" });
  await tell({ type: "answer", question: 1, option: 0 });
  expect(coach.wrong).toBe("Not that.");
  expect(heard.at(-1)).toMatchObject({ type: "refused", code: "stale" });
  await coach.again();
  expect(coach.wrong).toBe("");
});

test("a server that is away is reported, and nothing is lost", async () => {
  const coach = new Coach(LESSON, 0, () => Promise.reject(new Error("gone")));
  await coach.again();
  expect(coach.fault).toBe("gone");
});
