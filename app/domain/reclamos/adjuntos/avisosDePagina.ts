import { reservados } from "../../shared/navegacion/aviso";

export const AVISOS_DE_ADJUNTO = reservados({
  "adjunto-guardado": { icon: "exito", message: "Tu archivo quedó adjunto a tu hoja." },
});

declare module "../../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_ADJUNTO, TextoDeAviso> {}
}
