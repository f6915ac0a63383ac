import { reservados } from "../shared/navegacion/aviso";

export const AVISOS_DE_MEDICION = reservados({
  "medicion-de-visita": {
    icon: "info",
    message: "Mediste antes de entrar a tu cuenta. Si esta medición es tuya, guárdala.",
  },
  "medicion-guardada": { icon: "exito", message: "Guardamos tu medición en tu cuenta." },
  "medicion-borrada": { icon: "exito", message: "Borramos esa medición." },
  "mediciones-borradas": { icon: "exito", message: "Borramos todas tus mediciones." },
});

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_MEDICION, TextoDeAviso> {}
}
