import { z } from "zod";
import {
  entradaSinConsentimiento,
  RECHAZOS_DE_SORTEO,
  type Participacion,
  type Sorteo,
} from "../../../app/domain/consentimientos/sorteos/sorteo";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { CON_TOKEN, PROPIO } from "../../platform/permisos";

const participacion = z.object({
  numero: z.int(),
  /**
   * Secret number of an entry in the draw, which only its owner learns. With it and the owner's `idPersona`, anybody
   * can find the entry's line in the list.
   */
  nonce: z.string().nullable(),
  via: z.enum(["consentimiento", "formulario"]),
  creadoEn: z.string(),
  retiradoEn: z.string().nullable(),
});

const aParticipacion = ({ numero, nonce, via, creadoEn, retiradoEn }: Participacion) => ({
  numero,
  nonce,
  via,
  creadoEn: creadoEn.toISOString(),
  retiradoEn: retiradoEn?.toISOString() ?? null,
});

const rechazoDeSorteo = rechazosDe(RECHAZOS_DE_SORTEO);

const condiciones = {
  idSorteo: z.string(),
  premio: z.string(),
  desde: z.string(),
  hasta: z.string(),
  sorteoEn: z.string(),
  abierto: z.boolean(),
};

const elSorteo = z.object({
  ...condiciones,
  existencias: z.int(),
  organizador: z.string(),
  ruc: z.string(),
  fuentePublica: z.string(),
  huellaDeSemilla: z.string().nullable(),
  participaciones: z.int(),
  /**
   * Rules of the draw in force while it is open; their version is noted with each entry. Afterwards, the rules at its
   * close.
   */
  bases: z.object({ version: z.string(), huella: z.string(), enlace: z.string() }).nullable(),
  /** List of entries as fixed at the close of the draw; null before. */
  lista: z.object({ huella: z.string(), entradas: z.int(), fijadaEn: z.string() }).nullable(),
  resultado: z
    .object({
      numero: z.int(),
      entradas: z.int(),
      semilla: z.string(),
      valorPublico: z.string().nullable(),
      huellaDeEntradas: z.string(),
    })
    .nullable(),
  propia: participacion.extend({ linea: z.string().nullable() }).nullable(),
});

const enIso = ({ desde, hasta, sorteoEn }: Pick<Sorteo, "desde" | "hasta" | "sorteoEn">) => ({
  desde: desde.toISOString(),
  hasta: hasta.toISOString(),
  sorteoEn: sorteoEn.toISOString(),
});

async function verSorteo(services: Services, idPersona: number | null, idSorteo?: string) {
  const situacion = await services.consentimientos.verSorteo(idPersona, idSorteo);
  if (!situacion) throw rechazoDeSorteo("sorteo-no-existe");
  const { sorteo, bases, lista, ganador, propia, ...resto } = situacion;
  return {
    ...resto,
    ...sorteo,
    ...enIso(sorteo),
    bases: bases && { version: bases.version, huella: bases.huella, enlace: bases.enlace },
    lista: lista && { ...lista, fijadaEn: lista.fijadaEn.toISOString() },
    resultado: ganador,
    propia: propia && { ...aParticipacion(propia), linea: propia.linea },
  };
}

async function leerLista(services: Services, idSorteo?: string) {
  const lista = await services.consentimientos.leerListaDeSorteo(idSorteo);
  if (lista === null) throw rechazoDeSorteo("lista-no-existe");
  return { lista };
}

const deUnSorteo = z.object({ idSorteo: identificador });
const laLista = z.object({ lista: z.string() });

/** Endpoints of prize draws: the terms and the result of each, for everybody, and a person's entry in the open one. */
export const sorteo = [
  endpoint({
    metodo: "get",
    ruta: "/sorteos",
    resumen: "Todos los sorteos, el último primero, con el número que ganó cada uno",
    clave: "public",
    conPersona: false,
    permisos: 200,
    respuesta: z.object({
      sorteos: z.array(z.object({ ...condiciones, numeroGanador: z.int().nullable() })),
    }),
    async atender({ services }) {
      const sorteos = await services.consentimientos.verSorteos();
      return {
        sorteos: sorteos.map(({ numero, ...datos }) => ({
          ...datos,
          ...enIso(datos),
          numeroGanador: numero,
        })),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/sorteos/{idSorteo}",
    resumen: "Un sorteo, también uno anterior: con qué se comprueba su resultado, y con tu sesión tu número",
    clave: "public",
    permisos: 200,
    conPersona: false,
    siHayPersona: true,
    parametros: deUnSorteo,
    respuesta: elSorteo,
    atender: ({ services, portador, parametros: { idSorteo } }) =>
      verSorteo(services, portador?.idPersona ?? null, idSorteo),
  }),
  endpoint({
    metodo: "get",
    ruta: "/sorteos/{idSorteo}/lista",
    resumen: "Las participaciones de un sorteo como quedaron a su cierre, sin decir de quién es cada una",
    clave: "public",
    permisos: 200,
    conPersona: false,
    parametros: deUnSorteo,
    respuesta: laLista,
    atender: ({ services, parametros: { idSorteo } }) => leerLista(services, idSorteo),
  }),
  endpoint({
    metodo: "get",
    ruta: "/sorteo",
    resumen: "El último sorteo, cuántos participan y tu número",
    clave: "personas",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: elSorteo,
    atender: ({ services, portador: { idPersona } }) => verSorteo(services, idPersona),
  }),
  endpoint({
    metodo: "get",
    ruta: "/sorteo/lista",
    resumen:
      "Las participaciones como quedaron al cierre: un número y una huella por línea, sin decir de quién",
    clave: "public",
    permisos: 200,
    conPersona: false,
    respuesta: laLista,
    atender: ({ services }) => leerLista(services),
  }),
  endpoint({
    metodo: "post",
    ruta: "/sorteo/participaciones",
    resumen:
      "Participa sin aceptar publicidad y anota que aceptas las bases; repetirlo responde el mismo número",
    clave: "personas",
    permisos: { sinSesion: 401, conSesion: 201, otra: 201 },
    conPersona: true,
    idempotente: true,
    cuerpo: entradaSinConsentimiento,
    estado: 201,
    respuesta: participacion,
    async atender({ services, portador: { idPersona }, cuerpo: { versionDeBases }, idSolicitud }) {
      const entrada = await services.consentimientos.participarEnSorteo({
        idPersona,
        versionDeBases,
        canal: "api",
        idSolicitud,
      });
      if (!entrada.ok) throw rechazoDeSorteo(entrada.rechazo);
      return aParticipacion(entrada.value);
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/sorteo/participaciones",
    resumen: "Retira tu participación; tu número no se da a otra persona",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    respuesta: z.object({ retirada: z.boolean() }),
    async atender({ services, portador: { idPersona } }) {
      const retirada = await services.consentimientos.retirarDelSorteo(idPersona);
      if (!retirada.ok) throw rechazoDeSorteo(retirada.rechazo);
      return { retirada: true };
    },
  }),
];
