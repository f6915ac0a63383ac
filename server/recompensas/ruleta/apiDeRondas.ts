import { z } from "zod";
import { direccionDeRonda } from "../../../app/domain/recompensas/direcciones";
import { RECHAZOS_DE_RULETA } from "../../../app/domain/recompensas/ruleta/rechazos";
import type { InicioDeRonda } from "../../../app/domain/recompensas/ruleta/repositorio";
import { campoConForma } from "../../../app/domain/shared/campos";
import { endpoint, identificador, instante, rechazosDe, type Endpoint } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";
import type { Services } from "../../platform/services";

const rechazo = rechazosDe(RECHAZOS_DE_RULETA);
const deRonda = z.object({ idRonda: identificador });

/** Use cases of the roulette. It refuses in an installation without coins. */
export function ruletaDe({ recompensas: { ruleta } }: Services) {
  if (!ruleta) throw rechazo("ruleta-cerrada");
  return ruleta;
}

async function verRonda(services: Services, idRonda: string) {
  const resultado = await ruletaDe(services).verRonda(idRonda);
  if (!resultado.ok) throw rechazo(resultado.rechazo);
  return resultado.value;
}

const jugadaPublica = z.object({
  /** Place in the chain of the round, from 1. */
  numero: z.int(),
  /** Number of the person in the round: it names nobody. */
  participante: z.int(),
  cuenta: z.int(),
  /** Digest of the word that the person added. */
  palabra: z.string(),
  premio: z.string().nullable(),
  gasta: z.boolean(),
  dia: z.string(),
  eslabon: z.string(),
});

const idDe = (ronda: InicioDeRonda | null) => ronda?.idRonda ?? null;

/**
 * Rounds and their public lists. Declared with an explicit type, because inference would be circular: the endpoints use
 * the services that the context opens.
 */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    metodo: "get",
    ruta: "/ruleta/rondas",
    resumen: "Las rondas terminadas en las que jugaste, la más nueva primero",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({ rondas: z.array(z.object({ idRonda: z.string(), desde: instante })) }),
    async atender({ services, portador: { idPersona } }) {
      return { rondas: await ruletaDe(services).rondasAnteriores(idPersona) };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/ruleta/rondas/{idRonda}",
    resumen: "Una ronda con todo lo que comprueba sus jugadas; la semilla se publica al terminar",
    clave: "public",
    permisos: 200,
    conPersona: false,
    parametros: deRonda,
    respuesta: z.object({
      idRonda: z.string(),
      titulo: z.string(),
      bases: z.array(z.string()),
      organiza: z.string(),
      desde: instante,
      hasta: instante,
      /** List of prizes, letter by letter as its digest begins the chain. */
      lista: z.string(),
      /** SHA-256 of the seed. */
      compromiso: z.string(),
      semilla: z.string().nullable(),
      jugadas: z.int(),
      ultimo: z.string(),
      anterior: z.string().nullable(),
      siguiente: z.string().nullable(),
      /** Page that explains the check, and programs that do it. */
      comprobar: z.object({ pagina: z.string(), javascript: z.string(), python: z.string() }),
    }),
    async atender({ services, origen, parametros: { idRonda } }) {
      const ronda = await verRonda(services, idRonda);
      const { anterior, siguiente } = await ruletaDe(services).rondasVecinas(ronda);
      const { titulo, bases, organiza, desde, hasta, lista, compromiso, semilla, jugadas, ultimo } = ronda;
      const entera = (camino: string) => new URL(camino, origen).href;
      return {
        ...{ idRonda, titulo, bases, organiza, desde, hasta },
        ...{ lista, compromiso, semilla, jugadas, ultimo },
        ...{ anterior: idDe(anterior), siguiente: idDe(siguiente) },
        comprobar: {
          pagina: entera(direccionDeRonda(ronda)),
          javascript: entera("/ruleta/comprobar.mjs"),
          python: entera("/ruleta/comprobar.py"),
        },
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/ruleta/rondas/{idRonda}/jugadas",
    resumen: "La lista pública de jugadas de una ronda, en el orden de su cadena y por páginas",
    clave: "public",
    permisos: 200,
    conPersona: false,
    parametros: deRonda,
    consulta: z.object({
      /** Number of the last play of the page before. */
      despuesDe: campoConForma(/^\d{1,9}$/, "Es el número de una jugada")
        .transform(Number)
        .optional(),
    }),
    respuesta: z.object({
      jugadas: z.array(jugadaPublica),
      /** Value of `despuesDe` for the next page; null at the end. */
      siguiente: z.int().nullable(),
    }),
    async atender({ services, parametros: { idRonda }, consulta: { despuesDe = 0 } }) {
      const ronda = await verRonda(services, idRonda);
      const jugadas = await ruletaDe(services).verJugadas(idRonda, despuesDe);
      const ultima = jugadas.at(-1)?.numero ?? null;
      return { jugadas, siguiente: ultima !== null && ultima < ronda.jugadas ? ultima : null };
    },
  }),
];
