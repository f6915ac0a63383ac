export const REGISTRAR = "registrar";
export const PAUSAR = "pausar";
export const SEGUIR = "seguir";
export const VALIDAR = "validar";
