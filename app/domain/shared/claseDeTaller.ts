/** What happens live with others: some of it is talked and worked on, some of it is done along. */
export const CLASES_DE_TALLER = ["taller", "clase"] as const;
export type ClaseDeTaller = (typeof CLASES_DE_TALLER)[number];

export const NOMBRE_DE_CLASE: Record<ClaseDeTaller, string> = { taller: "Taller", clase: "Clase" };

/** The same in a sentence. */
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

/** The link into any room in which something is live, of a workshop and of a class: one name, by which it is known. */
export const ENTRAR_EN_VIVO = "Entrar al taller";
