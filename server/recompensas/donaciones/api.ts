import { z } from "zod";
import {
  CANTIDAD_DONADA,
  formularioDeDonacion,
  RECHAZOS_DE_DONACION,
} from "../../../app/domain/recompensas/donaciones/donar";
import { RECHAZOS_DE_CANJE } from "../../../app/domain/paquetes/monedas/monedas";
import { endpoint, rechazosDe, type Endpoint } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";
import type { Services } from "../../platform/services";

const rechazo = rechazosDe({ ...RECHAZOS_DE_DONACION, "sin-monedas": RECHAZOS_DE_CANJE["sin-monedas"] });

/** Use cases of donations. It refuses in an installation without coins. */
function donacionesDe({ recompensas: { donaciones } }: Services) {
  if (!donaciones) throw rechazo("sin-monedas");
  return donaciones;
}

/**
 * Declared with an explicit type, because inference would be circular: the endpoints use the services that the context
 * opens.
 */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    metodo: "get",
    ruta: "/causas",
    resumen: "Las causas a las que puedes donar monedas, y cuántas tienes",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({
      /** Coins of the person; null for one who turned the game off. */
      monedas: z.int().nullable(),
      causas: z.array(
        z.object({
          uid: z.string(),
          nombre: z.string(),
          paga: z.string(),
          quien: z.string(),
          desde: z.string(),
          hasta: z.string(),
          legal: z.string(),
          /** Coins that the cause got in all; null while few people gave. */
          total: z.int().nullable(),
        }),
      ),
    }),
    async atender({ services, portador: { idPersona } }) {
      const { tiene, causas } = await donacionesDe(services).ver(idPersona, null);
      return {
        monedas: tiene,
        causas: causas.map(({ orden: _, ...causa }) => causa),
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/donaciones",
    resumen: "Dona monedas a una causa; la donación lleva el id que le das, y enviada dos veces es una",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 409 },
    conPersona: true,
    idempotente: true,
    cuerpo: formularioDeDonacion.extend({ cantidad: CANTIDAD_DONADA }),
    estado: 201,
    respuesta: z.object({ idDonacion: z.string(), causa: z.string(), cantidad: z.int() }),
    async atender({ services, portador: { idPersona }, cuerpo }) {
      const donada = await donacionesDe(services).donar({ idPersona, ...cuerpo });
      if (!donada.ok) throw rechazo(donada.rechazo);
      const { idDonacion, uidDeCausa: causa, cantidad } = donada.value;
      return { idDonacion, causa, cantidad };
    },
  }),
];
