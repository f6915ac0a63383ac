import { z } from "zod";
import {
  entradaSinConsentimiento,
  RECHAZOS_DE_SORTEO,
  type Participacion,
} from "../../../app/domain/consentimientos/sorteos/sorteo";
import { endpoint, ErrorDeApi, rechazosDe } from "../../platform/api/endpoint";

const participacion = z.object({
  numero: z.int(),
  via: z.enum(["consentimiento", "formulario"]),
  creadoEn: z.string(),
  retiradoEn: z.string().nullable(),
});

const aParticipacion = ({ creadoEn, retiradoEn, ...resto }: Participacion) => ({
  ...resto,
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
      participaciones: z.int(),
      propia: participacion.nullable(),
    }),
    async atender({ services, portador: { idPersona } }) {
      const visto = await services.consentimientos.verSorteo(idPersona);
      if (!visto) throw new ErrorDeApi(404, "sorteo-no-existe", "No hay ningún sorteo.");
      const { desde, hasta, sorteoEn, idSorteo: _, ...resto } = visto.sorteo;
      return {
        ...resto,
        desde: desde.toISOString(),
        hasta: hasta.toISOString(),
        sorteoEn: sorteoEn.toISOString(),
        abierto: visto.abierto,
        participaciones: visto.participaciones,
        propia: visto.propia && aParticipacion(visto.propia),
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/sorteo/participaciones",
    resumen: "Participa sin aceptar publicidad; repetirlo responde el mismo número",
    clave: "personas",
    conPersona: true,
    idempotente: true,
    cuerpo: entradaSinConsentimiento,
    estado: 201,
    respuesta: participacion,
    async atender({ services, portador: { idPersona } }) {
      const entrada = await services.consentimientos.participarEnSorteo(idPersona, "formulario");
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
