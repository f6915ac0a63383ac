import { z } from "zod";
import { formularioDeJugada } from "../../../app/domain/recompensas/ruleta/jugar";
import { RECHAZOS_DE_RULETA, type RechazoDeRuleta } from "../../../app/domain/recompensas/ruleta/rechazos";
import type { Jugada } from "../../../app/domain/recompensas/ruleta/repositorio";
import { endpoint, instante, rechazosDe, type Endpoint } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";
import { ruletaDe } from "./apiDeRondas";

const rechazo = rechazosDe(RECHAZOS_DE_RULETA);

const chances = { publicado: z.number(), ahora: z.number() };
const premio = z.object({
  uid: z.string(),
  nombre: z.string(),
  ...chances,
  /** Number of them that are left; null without a limit. */
  quedan: z.int().nullable(),
  unoPorPersona: z.boolean(),
});

const jugada = z.object({
  idJugada: z.string(),
  idRonda: z.string(),
  /** Place of the play in the public list of its round. */
  numero: z.int(),
  /** Name of the prize in the list; null without one. */
  premio: z.string().nullable(),
  /** False when the play fell on a prize that this person cannot have: the turn stays. */
  gasta: z.boolean(),
  eslabon: z.string(),
});

type Jugado = Pick<Jugada, "eslabon" | "gasta" | "idJugada" | "idRonda" | "numero" | "premio">;

/** A play as its person gets it. */
const deLaPersona = ({ idJugada, idRonda, numero, premio: ganado, gasta, eslabon }: Jugado) => ({
  ...{ idJugada, idRonda, numero, premio: ganado, gasta, eslabon },
});

const MOTIVOS = Object.keys(RECHAZOS_DE_RULETA) as [RechazoDeRuleta, ...RechazoDeRuleta[]];

/**
 * Declared with an explicit type, because inference would be circular: the endpoints use the services that the context
 * opens.
 */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    metodo: "get",
    ruta: "/ruleta",
    resumen:
      "La ruleta del mes: si puedes jugar, tus giros, los premios con sus probabilidades y lo que queda",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({
      disponible: z.boolean(),
      puedeJugar: z.boolean(),
      /** Reason for which a play would be refused; null when it would be taken. */
      motivo: z.enum(MOTIVOS).nullable(),
      giros: z.int(),
      quedanHoy: z.int(),
      premios: z.array(premio),
      /** Percent of a play without a prize; null when no round is open. */
      sinPremio: z.object(chances).nullable(),
      ronda: z
        .object({
          idRonda: z.string(),
          titulo: z.string(),
          bases: z.array(z.string()),
          organiza: z.string(),
          desde: instante,
          hasta: instante,
          compromiso: z.string(),
          ultimo: z.string(),
        })
        .nullable(),
    }),
    async atender({ services, portador: { idPersona } }) {
      const vista = await services.recompensas.ruleta?.ver(idPersona);
      if (!vista) {
        const motivo = "ruleta-cerrada" as const;
        return {
          ...{ disponible: false, puedeJugar: false, motivo, giros: 0, quedanHoy: 0 },
          ...{ premios: [], sinPremio: null, ronda: null },
        };
      }
      const { puedeJugar, motivo, giros, quedanHoy, premios, sinPremio } = vista;
      const { idRonda, titulo, bases, organiza, desde, hasta, compromiso, ultimo } = vista.ronda;
      return {
        ...{ disponible: true, puedeJugar, motivo, giros, quedanHoy, sinPremio },
        premios: premios.map(({ partes: _, ...suyo }) => suyo),
        ronda: { idRonda, titulo, bases, organiza, desde, hasta, compromiso, ultimo },
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/ruleta/jugadas",
    resumen: "Tus últimas jugadas de la ronda abierta, la más nueva primero, y tu palabra",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({
      /** Word of the person in the round; null before their first play. */
      palabra: z.string().nullable(),
      jugadas: z.array(
        jugada.extend({
          dia: z.string(),
          /** Instant at which the object was picked up; null while it waits, or without one. */
          recogidoEn: instante.nullable(),
        }),
      ),
    }),
    async atender({ services, portador: { idPersona } }) {
      const vista = await services.recompensas.ruleta?.ver(idPersona);
      if (!vista) return { palabra: null, jugadas: [] };
      return {
        palabra: vista.palabra,
        jugadas: vista.jugadas.map(({ dia, recogidoEn, ...suya }) => ({
          ...deLaPersona(suya),
          ...{ dia, recogidoEn },
        })),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/ruleta/premios",
    resumen: "Los premios que te esperan, de todas las rondas, con el código con que los recoges",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({
      premios: z.array(
        z.object({
          idJugada: z.string(),
          dia: z.string(),
          nombre: z.string(),
          codigo: z.string(),
          /** Place and hours at which it is picked up. */
          recojo: z.string(),
        }),
      ),
    }),
    async atender({ services, portador: { idPersona } }) {
      return { premios: await ruletaDe(services).porRecoger(idPersona) };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/ruleta/jugadas",
    resumen: "Usa un giro; la jugada lleva el id que le das, y enviada dos veces es una",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 404, otra: 404 },
    conPersona: true,
    idempotente: true,
    cuerpo: formularioDeJugada,
    estado: 201,
    respuesta: jugada,
    async atender({ services, portador: { idPersona }, cuerpo }) {
      const jugado = await ruletaDe(services).jugar({ idPersona, ...cuerpo });
      if (!jugado.ok) throw rechazo(jugado.rechazo);
      return deLaPersona(jugado.value);
    },
  }),
];
