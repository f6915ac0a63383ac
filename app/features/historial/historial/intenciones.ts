/** What the form of the achievements' page can ask for: the value of its button. */
export const PAUSAR_RACHA = "pausar-racha";
export const SEGUIR_RACHA = "seguir-racha";
