/** Intents of the buttons on the page of achievements. */
export const PAUSAR_RACHA = "pausar-racha";
export const SEGUIR_RACHA = "seguir-racha";
