// Pointer to gesture: a tap, a long press that looks closer, a drag that lets go over something.
import type { Attachment } from "svelte/attachments";
import { thingOf, type Controls } from "./controls.svelte";

const FAR = 9;
const LONG = 420;

/** Makes an element a card that can be pressed long and dragged. Taps stay ordinary clicks. */
export function touchable(controls: Controls, number: number): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let moved = false;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moved = false;
      // A quick hand has left the card before its first move is told.
      element.setPointerCapture(event.pointerId);
      if (event.pointerType !== "mouse") {
        timer = setTimeout(() => {
          controls.lookAt(number);
          controls.sheet = true;
          moved = true;
        }, LONG);
      }
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.id) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
      if (far < FAR && !moved) return;
      clearTimeout(timer);
      moved = true;
      if (controls.dragged || controls.lit.has(number)) {
        controls.dragged = { number, x: event.clientX, y: event.clientY };
      }
    };
    const up = (event: PointerEvent) => {
      clearTimeout(timer);
      if (start && controls.dragged) {
        const over = document
          .elementsFromPoint(event.clientX, event.clientY)
          .map((one) => one.closest<HTMLElement>("[data-thing]")?.dataset.thing)
          .find((tag) => tag !== undefined && tag !== `card:${number}`);
        controls.letGo(over === undefined ? null : thingOf(over));
      }
      start = null;
    };
    const cancel = () => {
      clearTimeout(timer);
      start = null;
      controls.dragged = null;
    };
    /** After a drag or a long press, the click that follows means nothing. */
    const click = (event: MouseEvent) => {
      if (!moved) return;
      moved = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const noMenu = (event: Event) => event.preventDefault();

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", cancel);
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", noMenu);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", cancel);
      element.removeEventListener("click", click, true);
      element.removeEventListener("contextmenu", noMenu);
    };
  };
}
