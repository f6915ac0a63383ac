import { z } from "zod";
import { direccionDeCertificado } from "../../../app/domain/talleres/certificados/certificado";
import { RECHAZOS_DE_TALLER, type Inscripcion } from "../../../app/domain/talleres/inscripciones/inscripcion";
import { RECHAZOS_DE_SALA_DE_TALLER } from "../../../app/domain/talleres/sala/rechazos";
import type { Vuelve } from "../../../app/domain/ventas/devoluciones/vuelve";
import { endpoint, instante, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { landing, porUid, suFecha } from "./talleres";
import { CON_TOKEN, PROPIO } from "../../platform/permisos";

const rechazo = rechazosDe(RECHAZOS_DE_TALLER);
const rechazoDeSala = rechazosDe(RECHAZOS_DE_SALA_DE_TALLER);

export const lugar = z.object({
  fecha: z.string(),
  estado: z.enum(["inscrita", "esperando", "ofrecida", "terminada"]),
  /** Number of a person in the waiting list; null for a person with a place. */
  numero: z.int().nullable(),
  expiraEn: instante.nullable(),
});
export const aLugar = ({ fecha: dia, estado, numero, expiraEn }: Inscripcion) => ({
  fecha: dia,
  estado,
  numero,
  expiraEn,
});

/** A place in a workshop, with the number of people ahead in the waiting list; null for a person who does not wait. */
const lugarEnLaLista = lugar.extend({ porDelante: z.int().nullable() });
async function aLugarEnLaLista({ talleres }: Services, inscripcion: Inscripcion) {
  const espera = inscripcion.estado === "esperando";
  const lugarEnEspera = espera ? await talleres.lugar(inscripcion.idPersona, inscripcion) : null;
  return { ...aLugar(inscripcion), porDelante: lugarEnEspera?.antes ?? null };
}

const VUELVE = ["bono", "dinero", "cupon", "nada"] as const;
const devolucion = z.object({ vuelve: z.enum(VUELVE), montoCentimos: z.int().nullable() });
const aDevolucion = (vuelve: Vuelve) => ({
  vuelve: vuelve.tipo,
  montoCentimos: vuelve.tipo === "dinero" ? vuelve.centimos : null,
});

/**
 * A place in a workshop, with the refund for leaving it now and the end of the full refund; null when nothing was
 * paid.
 */
const lugarConAntes = lugarEnLaLista.extend({ antes: devolucion.extend({ hasta: instante }).nullable() });
async function aLugarConAntes(services: Services, inscripcion: Inscripcion, inicio: Date) {
  const antes = await services.talleres.verAntesDeDejar(inscripcion, { inicio });
  return {
    ...(await aLugarEnLaLista(services, inscripcion)),
    antes: antes && { ...aDevolucion(antes.vuelve), hasta: antes.hasta },
  };
}

/** Endpoints of a person's place in a workshop or class. */
export const deInscripciones = [
  endpoint({
    metodo: "get",
    ruta: "/talleres/{uidLanding}/usuario",
    resumen: "Los lugares de la persona en las próximas fechas de un taller",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    parametros: landing,
    respuesta: z.object({ lugares: z.array(lugarConAntes), fechaHoraServidor: z.string() }),
    async atender({ services, portador: { idPersona }, parametros: { uidLanding } }) {
      const lugaresDePersona = await services.talleres.lugares(idPersona, uidLanding);
      // A person keeps their places in a workshop that is no longer published.
      if (lugaresDePersona.length === 0) await porUid(services, uidLanding);
      const lugares = await Promise.all(
        lugaresDePersona.map(({ inscripcion, fecha: { inicio } }) =>
          aLugarConAntes(services, inscripcion, inicio),
        ),
      );
      return { lugares, fechaHoraServidor: services.now().toISOString() };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/talleres/{uidLanding}/inscripciones/{fecha}",
    resumen:
      "Toma un lugar, lo guarda hasta que se paga donde tiene precio, o entra en la lista de espera donde no queda ninguno",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 201 },
    conPersona: true,
    idempotente: true,
    parametros: suFecha,
    estado: 201,
    respuesta: lugarEnLaLista,
    async atender({ services, portador: { idPersona }, parametros }) {
      const { url } = await porUid(services, parametros.uidLanding);
      const resultado = await services.talleres.inscribirse({ idPersona, url, fecha: parametros.fecha });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return aLugarEnLaLista(services, resultado.value);
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/talleres/{uidLanding}/inscripciones/{fecha}/aceptacion",
    resumen: "Acepta el lugar que se le guarda a la persona",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros: suFecha,
    respuesta: lugar,
    async atender({ services, portador: { idPersona }, parametros: { uidLanding: uid, fecha: dia } }) {
      const resultado = await services.talleres.aceptarLugar({ idPersona, uid, fecha: dia });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return aLugar(resultado.value);
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/talleres/{uidLanding}/inscripciones/{fecha}/asistencia",
    resumen:
      "Registra que la persona asiste, desde que el taller empieza hasta que su sala cierra; cuando ya terminó, solo de quien se supo mientras duraba (presencia)",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros: suFecha,
    respuesta: z.object({
      fecha: z.string(),
      asistencia: z.literal(true),
      certificado: z.string().nullable(),
    }),
    async atender({
      services,
      portador: { idPersona },
      parametros: { uidLanding: uid, fecha: dia },
      origen,
    }) {
      const personaYFecha = { idPersona, uid, fecha: dia };
      const resultado = await services.talleres.registrarAsistencia(personaYFecha);
      if (!resultado.ok) throw rechazoDeSala(resultado.rechazo);
      const codigo = (await services.talleres.lugar(idPersona, personaYFecha))?.certificado ?? null;
      return {
        fecha: dia,
        asistencia: true,
        certificado: codigo && origen + direccionDeCertificado(codigo),
      };
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/talleres/{uidLanding}/inscripciones/{fecha}",
    resumen:
      "Deja un lugar, o la lista de espera, y dice qué vuelve; con «vuelve», solo si es lo que se le dijo a la persona. Hace falta donde no vuelve nada de lo que se pagó: sin él responde 409",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: suFecha,
    consulta: z.object({
      /**
       * Refund that the person was told when they leave a place. It is required when nothing of the payment comes
       * back.
       */
      vuelve: z.enum(VUELVE, "Revisa qué vuelve antes de dejar el lugar").optional(),
    }),
    respuesta: z.object({ fecha: z.string(), devuelto: devolucion.nullable() }),
    async atender({
      services,
      portador: { idPersona },
      parametros: { uidLanding: uid, fecha: dia },
      consulta: { vuelve },
    }) {
      const resultado = await services.talleres.dejarLugar({ idPersona, uid, fecha: dia, vuelve });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return { fecha: dia, devuelto: resultado.value.vuelve && aDevolucion(resultado.value.vuelve) };
    },
  }),
];
