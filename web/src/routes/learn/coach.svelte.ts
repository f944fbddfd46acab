// The coach of a lesson: asks the server what comes of each answer, and says what there is to say about it.
import * as api from "../../play/api";
import type { ClientMessage, LessonInfo, LessonMoment, LessonTry, ServerMessage } from "../../protocol";
import { greeting, Wire } from "../wire";

export type Asker = (step: number, wish: LessonTry) => Promise<LessonMoment>;

export class Coach {
  say = $state("");
  todo = $state("");
  rules = $state<string[]>([]);
  hints = $state<number[]>([]);
  /** The question that the hints are about; the board may not have come to it yet. */
  about = $state<number | null>(null);
  wrong = $state("");
  done = $state(false);
  over = $state(false);
  fault = $state("");

  readonly lesson: LessonInfo;
  readonly step: number;
  private answers: number[] = [];
  private readonly ask: Asker;
  private reply: ((message: ServerMessage) => void) | null = null;

  constructor(lesson: LessonInfo, step: number, ask?: Asker) {
    this.lesson = lesson;
    this.step = step;
    this.ask = ask ?? ((place, wish) => api.lessonMoment(lesson.lesson, place, wish));
  }

  /** What a table of this lesson is connected to. */
  wire(): Wire {
    return new Wire((message, reply) => void this.hear(message, reply));
  }

  /** The step from its beginning. */
  async again(): Promise<void> {
    this.answers = [];
    await this.consult({});
  }

  private async hear(message: ClientMessage, reply: (message: ServerMessage) => void): Promise<void> {
    this.reply = reply;
    switch (message.type) {
      case "hello":
        reply(greeting(this.lesson.game, ["You", ...this.lesson.others], [0]));
        await this.again();
        break;
      case "answer":
        await this.consult({ tried: message.option });
        break;
      case "explain":
        await this.consult({ explain: message.card }, message.id);
        break;
    }
  }

  private async consult(wish: LessonTry, id = 0): Promise<void> {
    let moment: LessonMoment;
    try {
      moment = await this.ask(this.step, { answers: this.answers, ...wish });
    } catch (error) {
      this.fault = (error as Error).message;
      this.refuse();
      return;
    }
    this.fault = "";
    if (moment.explanation) {
      this.reply?.({ ...moment.explanation, type: "explanation", id });
      return;
    }
    this.wrong = moment.wrong ?? "";
    if (this.wrong) {
      this.refuse();
      return;
    }
    this.answers = moment.answers;
    this.say = moment.say;
    this.todo = moment.do;
    this.rules = moment.rules;
    this.hints = moment.hints;
    this.about = moment.step.question?.number ?? null;
    this.done = moment.done;
    this.over = moment.step.result != null;
    this.reply?.({ ...moment.step, type: "step", result: null });
  }

  /** The board may ask again; the coach says why. */
  private refuse(): void {
    this.reply?.({ type: "refused", code: "stale", words: "" });
  }
}
