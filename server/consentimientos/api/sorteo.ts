import { z } from "zod";
import {
  entradaSinConsentimiento,
  RECHAZOS_DE_SORTEO,
  type Participacion,
} from "../../../app/domain/consentimientos/sorteos/sorteo";
import { endpoint, rechazosDe } from "../../platform/api/endpoint";

const participacion = z.object({
  numero: z.int(),
  /** What only its owner knows: with it and their `idPersona` anybody they tell it to finds their line in the list. */
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

/** The prize draw: its terms for everybody, an entry for each person. */
export const sorteo = [
  endpoint({
    metodo: "get",
    ruta: "/sorteo",
    resumen: "El último sorteo, cuántos participan y tu número",
    clave: "personas",
    conPersona: true,
    respuesta: z.object({
      premio: z.string(),
      existencias: z.int(),
      organizador: z.string(),
      ruc: z.string(),
      desde: z.string(),
      hasta: z.string(),
      sorteoEn: z.string(),
      abierto: z.boolean(),
      fuentePublica: z.string(),
      huellaDeSemilla: z.string().nullable(),
      participaciones: z.int(),
      /** The rules in force, whose version an entry names. */
      bases: z.object({ version: z.string(), enlace: z.string() }).nullable(),
      /** What was fixed at the close; null before. */
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
    }),
    async atender({ services, portador: { idPersona } }) {
      const visto = await services.consentimientos.verSorteo(idPersona);
      if (!visto) throw rechazoDeSorteo("sorteo-no-existe");
      const { desde, hasta, sorteoEn, idSorteo: _, ...resto } = visto.sorteo;
      const { lista, ganador, huellaDeSemilla } = visto;
      return {
        ...resto,
        huellaDeSemilla,
        lista: lista && { ...lista, fijadaEn: lista.fijadaEn.toISOString() },
        resultado: ganador,
        desde: desde.toISOString(),
        hasta: hasta.toISOString(),
        sorteoEn: sorteoEn.toISOString(),
        abierto: visto.abierto,
        bases: visto.bases && { version: visto.bases.version, enlace: visto.bases.enlace },
        participaciones: visto.participaciones,
        propia: visto.propia && { ...aParticipacion(visto.propia), linea: visto.propia.linea },
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/sorteo/lista",
    resumen:
      "Las participaciones como quedaron al cierre: un número y una huella por línea, sin decir de quién",
    clave: "public",
    conPersona: false,
    respuesta: z.object({ lista: z.string() }),
    async atender({ services }) {
      const lista = await services.consentimientos.leerListaDeSorteo();
      if (lista === null) throw rechazoDeSorteo("lista-no-existe");
      return { lista };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/sorteo/participaciones",
    resumen:
      "Participa sin aceptar publicidad y anota que aceptas las bases; repetirlo responde el mismo número",
    clave: "personas",
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
    conPersona: true,
    respuesta: z.object({ retirada: z.boolean() }),
    async atender({ services, portador: { idPersona } }) {
      const retirada = await services.consentimientos.retirarDelSorteo(idPersona);
      if (!retirada.ok) throw rechazoDeSorteo(retirada.rechazo);
      return { retirada: true };
    },
  }),
];
