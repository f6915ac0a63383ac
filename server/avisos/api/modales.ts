import { z } from "zod";
import { MODALES } from "../../../app/domain/avisos/modales/modal";
import { endpoint } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";

const situacion = z.object({
  /** Modal of the private zone to show now; null for none. */
  modal: z.enum(MODALES).nullable(),
  /** Terms of use that wait for the person's answer; null for none. */
  terminos: z.enum(["primeros", "nuevos"]).nullable(),
});

/** Endpoints of the modals of the private zone, which are shown one at a time. */
export const modales = [
  endpoint({
    metodo: "get",
    ruta: "/modales",
    resumen: "Qué ventana le toca ver a la persona, y qué términos le faltan aceptar",
    clave: "personas",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: situacion,
    atender: ({ services, portador: { idPersona } }) => services.avisos.verModalPendiente(idPersona),
  }),
  endpoint({
    metodo: "put",
    ruta: "/modales/{modal}/cierre",
    resumen: "La cruz de una ventana: la persona la cerró sin responder, y le toca a la siguiente",
    clave: "personas",
    permisos: CON_TOKEN,
    conPersona: true,
    parametros: z.object({ modal: z.enum(MODALES, "No es una de nuestras ventanas") }),
    respuesta: situacion,
    async atender({ services, portador: { idPersona }, parametros: { modal } }) {
      await services.avisos.atenderModal(idPersona, modal, "cerrado");
      return services.avisos.verModalPendiente(idPersona);
    },
  }),
];
