/** Forms of a text in the queue, by the value of their buttons. */
export const TOMAR = "tomar";
export const SOLTAR = "soltar";
export const PUBLICAR = "publicar";
export const QUITAR = "quitar";
export const ADVERTIR = "advertir";
export const PAUSAR = "pausar";
export const SUSPENDER = "suspender";
export const AVISAR_GUARDIA = "avisar-guardia";
export const DESHACER = "deshacer";
