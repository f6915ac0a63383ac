/** Attributes of a drawing: a picture with its words, or nothing to a reader where a list beside it says the same. */
export const vista = (descripcion: string | undefined) =>
  descripcion === undefined
    ? ({ "aria-hidden": true } as const)
    : ({ role: "img", "aria-label": descripcion } as const);
