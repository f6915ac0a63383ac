/** Kinds of live events. In a `taller` people talk and work; in a `clase` they follow exercises. */
export const CLASES_DE_TALLER = ["taller", "clase"] as const;
export type ClaseDeTaller = (typeof CLASES_DE_TALLER)[number];

export const NOMBRE_DE_CLASE: Record<ClaseDeTaller, string> = { taller: "Taller", clase: "Clase" };

/** Names of the kinds as used in sentences. */
export const EN_FRASE: Record<
  ClaseDeTaller,
  { el: string; El: string; al: string; este: string; un: string; tu: string; tuProximo: string }
> = {
  taller: {
    el: "el taller",
    El: "El taller",
    al: "al taller",
    este: "este taller",
    un: "un taller",
    tu: "tu taller",
    tuProximo: "Tu próximo taller",
  },
  clase: {
    el: "la clase",
    El: "La clase",
    al: "a la clase",
    este: "esta clase",
    un: "una clase",
    tu: "tu clase",
    tuProximo: "Tu próxima clase",
  },
};

/** Text of the link into a live room, the same for workshops and classes, so that people recognise it. */
export const ENTRAR_EN_VIVO = "Entrar al taller";
