/** Values of the button of the achievements' page. */
export const PAUSAR_RACHA = "pausar-racha";
export const SEGUIR_RACHA = "seguir-racha";
