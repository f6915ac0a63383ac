import { z } from "zod";
import { direccionDeTaller, NIVELES } from "../../../app/domain/contenido/contenido";
import { CLASES_DE_TALLER } from "../../../app/domain/contenido/taller";
import { esFecha } from "../../../app/domain/shared/fechas";
import { RECHAZOS_DE_TALLER, type Inscripcion } from "../../../app/domain/talleres/inscripciones/inscripcion";
import { filtrosDeTalleres, type FechaALaVista } from "../../../app/domain/talleres/verTalleres";
import { endpoint, identificador, instante, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";

const rechazo = rechazosDe(RECHAZOS_DE_TALLER);

const fecha = z.object({
  /** The day of its rule: what it is asked for by, also where this one date was moved. */
  fecha: z.string(),
  inicio: instante,
  fin: instante,
  cupos: z.int(),
  quedan: z.int(),
  conEspera: z.boolean(),
  aviso: z.string().nullable(),
  cancelada: z.string().nullable(),
});
const aFecha = (una: FechaALaVista) => ({
  fecha: una.fecha,
  inicio: una.inicio,
  fin: una.fin,
  cupos: una.cupos,
  quedan: una.quedan,
  conEspera: una.conEspera,
  aviso: una.aviso,
  cancelada: una.cancelada,
});

const lugar = z.object({
  fecha: z.string(),
  estado: z.enum(["inscrita", "esperando", "ofrecida", "terminada"]),
  /** In the line; null for who has a place. */
  numero: z.int().nullable(),
  expiraEn: instante.nullable(),
});
const aLugar = ({ fecha: dia, estado, numero, expiraEn }: Inscripcion) => ({
  fecha: dia,
  estado,
  numero,
  expiraEn,
});

const landing = z.object({ uidLanding: identificador });
const suFecha = landing.extend({ fecha: z.string().refine(esFecha, "Usa un día como 2026-11-30") });

async function porUid({ talleres }: Services, uid: string) {
  const taller = (await talleres.todos()).find((otro) => otro.uid === uid);
  if (!taller) throw rechazo("taller-no-existe");
  return taller;
}

/** Live workshops and classes: when they are, whether there is room, and a person's place in one. */
export const deTalleres = [
  endpoint({
    metodo: "get",
    ruta: "/talleres",
    resumen: "La próxima fecha de cada taller y clase en vivo, con los filtros de la página",
    clave: "public",
    conPersona: false,
    roles: "200 200 200 200",
    consulta: filtrosDeTalleres,
    respuesta: z.object({
      talleres: z.array(
        z.object({
          uid: z.string(),
          uidCms: z.string(),
          url: z.string(),
          clase: z.enum(CLASES_DE_TALLER),
          titulo: z.string(),
          resumen: z.string(),
          temas: z.array(z.string()),
          nivel: z.enum(NIVELES),
          minutos: z.int(),
          anfitrion: z.string(),
          direccion: z.string(),
          proxima: fecha,
        }),
      ),
    }),
    async atender({ services, consulta, origen }) {
      const fechas = await services.talleres.lista(consulta);
      return {
        talleres: fechas.map(({ taller, fecha: proxima }) => ({
          uid: taller.uid,
          uidCms: taller.uidCms,
          url: taller.url,
          clase: taller.clase,
          titulo: taller.titulo,
          resumen: taller.resumen,
          temas: taller.temas,
          nivel: taller.nivel,
          minutos: taller.minutos,
          anfitrion: taller.anfitrion.nombre,
          direccion: origen + direccionDeTaller(taller),
          proxima: aFecha(proxima),
        })),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/talleres/{uidLanding}/aforo",
    resumen: "Las próximas fechas de un taller y cuántos lugares quedan en cada una",
    clave: "public",
    conPersona: false,
    roles: "200 200 200 200",
    parametros: landing,
    respuesta: z.object({ fechas: z.array(fecha) }),
    async atender({ services, parametros: { uidLanding } }) {
      const { url } = await porUid(services, uidLanding);
      return { fechas: ((await services.talleres.uno(url, null))?.fechas ?? []).map(aFecha) };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/talleres/{uidLanding}/usuario",
    resumen: "Los lugares de la persona en las próximas fechas de un taller",
    clave: "private",
    conPersona: true,
    roles: "401 200 200 200",
    parametros: landing,
    respuesta: z.object({ lugares: z.array(lugar), fechaHoraServidor: z.string() }),
    async atender({ services, portador: { idPersona }, parametros: { uidLanding } }) {
      await porUid(services, uidLanding);
      const suyas = await services.talleres.lugares(idPersona, uidLanding);
      return { lugares: suyas.map(aLugar), fechaHoraServidor: services.now().toISOString() };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/talleres/{uidLanding}/inscripciones/{fecha}",
    resumen: "Toma un lugar, o entra en la lista de espera donde no queda ninguno",
    clave: "private",
    conPersona: true,
    idempotente: true,
    parametros: suFecha,
    estado: 201,
    respuesta: lugar,
    async atender({ services, portador: { idPersona }, parametros }) {
      const { url } = await porUid(services, parametros.uidLanding);
      const hecho = await services.talleres.inscribirse({ idPersona, url, fecha: parametros.fecha });
      if (!hecho.ok) throw rechazo(hecho.rechazo);
      return aLugar(hecho.value);
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/talleres/{uidLanding}/inscripciones/{fecha}/aceptacion",
    resumen: "Acepta el lugar que se le guarda a la persona",
    clave: "private",
    conPersona: true,
    idempotente: true,
    parametros: suFecha,
    respuesta: lugar,
    async atender({ services, portador: { idPersona }, parametros: { uidLanding: uid, fecha: dia } }) {
      const hecho = await services.talleres.aceptarLugar({ idPersona, uid, fecha: dia });
      if (!hecho.ok) throw rechazo(hecho.rechazo);
      return aLugar(hecho.value);
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/talleres/{uidLanding}/inscripciones/{fecha}",
    resumen: "Deja un lugar, o la lista de espera",
    clave: "private",
    conPersona: true,
    parametros: suFecha,
    respuesta: z.object({ fecha: z.string() }),
    async atender({ services, portador: { idPersona }, parametros: { uidLanding: uid, fecha: dia } }) {
      const hecho = await services.talleres.dejarLugar({ idPersona, uid, fecha: dia });
      if (!hecho.ok) throw rechazo(hecho.rechazo);
      return { fecha: dia };
    },
  }),
];
