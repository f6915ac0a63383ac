import { z } from "zod";
import {
  direccionDePieza,
  direccionDeTaller,
  NIVELES,
  type Taller,
} from "../../../app/domain/contenido/contenido";
import { esDemostracion } from "../../../app/domain/contenido/taller";
import { CLASES_DE_TALLER } from "../../../app/domain/shared/claseDeTaller";
import { esFecha } from "../../../app/domain/shared/fechas";
import { mesesDelCalendario } from "../../../app/domain/talleres/calendario";
import { consultaDeTalleres } from "../../../app/domain/talleres/filtros";
import type { FechaALaVista, FechaEnLista } from "../../../app/domain/talleres/fechasALaVista";
import { RECHAZOS_DE_TALLER } from "../../../app/domain/talleres/inscripciones/inscripcion";
import { endpoint, identificador, instante, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";

const rechazo = rechazosDe(RECHAZOS_DE_TALLER);
const rechazoDeMes = rechazosDe({
  "mes-sin-calendario": { clase: "not-found", mensaje: "El calendario va de este mes al quinto después." },
});

const fecha = z.object({
  /** The day of its rule: what it is asked for by, also where this one date was moved. */
  fecha: z.string(),
  inicio: instante,
  fin: instante,
  cupos: z.int(),
  /** IGV included; 0 where it is free. */
  precioCentimos: z.int(),
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
  precioCentimos: una.precioCentimos,
  quedan: una.quedan,
  conEspera: una.conEspera,
  aviso: una.aviso,
  cancelada: una.cancelada,
});

const resumen = z.object({
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
  /** In its room a film of ours is shown, and nobody is there live. */
  demostracion: z.boolean(),
  direccion: z.string(),
});
const enResumen = (taller: Taller, origen: string) => ({
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
  demostracion: esDemostracion(taller),
  direccion: origen + direccionDeTaller(taller),
});

/** A workshop with its next date. */
export const tallerEnLista = resumen.extend({ proxima: fecha });
export const aTallerEnLista = ({ taller, fecha: proxima }: FechaEnLista, origen: string) => ({
  ...enResumen(taller, origen),
  proxima: aFecha(proxima),
});

export const landing = z.object({ uidLanding: identificador });
const dia = z.string().refine(esFecha, "Usa un día como 2026-11-30");
export const suFecha = landing.extend({ fecha: dia });

export async function porUid({ talleres }: Services, uid: string) {
  const taller = (await talleres.todos()).find((otro) => otro.uid === uid);
  if (!taller) throw rechazo("taller-no-existe");
  return taller;
}

/** Live workshops and classes: when they are, and whether there is room. */
export const deTalleres = [
  endpoint({
    metodo: "get",
    ruta: "/talleres",
    resumen: "La próxima fecha de cada taller y clase en vivo, con los filtros de la página",
    clave: "public",
    conPersona: false,
    roles: "200 200 200 200",
    consulta: consultaDeTalleres,
    respuesta: z.object({
      talleres: z.array(tallerEnLista),
    }),
    async atender({ services, consulta, origen }) {
      const fechas = await services.talleres.lista(consulta);
      return { talleres: fechas.map((una) => aTallerEnLista(una, origen)) };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/talleres/calendario/{mes}",
    resumen: "Todas las fechas de un mes que aún no empiezan, en su orden, y los meses que se pueden pedir",
    clave: "public",
    conPersona: false,
    roles: "200 200 200 200",
    parametros: z.object({ mes: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Usa un mes como 2026-11") }),
    respuesta: z.object({
      meses: z.array(z.string()),
      fechas: z.array(z.object({ taller: resumen, fecha })),
    }),
    async atender({ services, parametros: { mes }, origen }) {
      const meses = mesesDelCalendario(services.now());
      if (!meses.includes(mes)) {
        throw rechazoDeMes("mes-sin-calendario");
      }
      const fechas = await services.talleres.mes(mes);
      return {
        meses,
        fechas: fechas.map((una) => ({ taller: enResumen(una.taller, origen), fecha: aFecha(una.fecha) })),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/talleres/{uidLanding}",
    resumen: "Un taller o clase: su texto en Markdown, qué llevar, sus próximas fechas y las grabaciones",
    clave: "public",
    conPersona: false,
    roles: "200 200 200 200",
    parametros: landing,
    respuesta: resumen.extend({
      presentacion: z.string(),
      cuidado: z.string().nullable(),
      llevar: z.array(z.string()),
      cuerpo: z.string(),
      fechas: z.array(fecha),
      grabaciones: z.array(z.object({ inicio: instante, direccion: z.string() })),
    }),
    async atender({ services, parametros: { uidLanding }, origen }) {
      const { url } = await porUid(services, uidLanding);
      const visto = await services.talleres.paraAlguien(url, null, null);
      if (!visto?.taller) throw rechazo("taller-no-existe");
      const { taller, fechas, grabaciones } = visto;
      return {
        ...enResumen(taller, origen),
        presentacion: taller.anfitrion.presentacion,
        cuidado: taller.cuidado,
        llevar: [...taller.llevar],
        cuerpo: taller.cuerpo,
        fechas: fechas.map(aFecha),
        grabaciones: grabaciones.map(({ inicio, video }) => ({
          inicio,
          direccion: origen + direccionDePieza({ tipo: "video", url: video }),
        })),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/talleres/{uidLanding}/aforo",
    resumen: "Las próximas fechas de un taller, o la de un día, y cuántos lugares quedan en cada una",
    clave: "public",
    conPersona: false,
    roles: "200 200 200 200",
    parametros: landing,
    consulta: z.object({ fecha: dia.optional() }),
    respuesta: z.object({ fechas: z.array(fecha) }),
    async atender({ services, parametros: { uidLanding }, consulta }) {
      const { url } = await porUid(services, uidLanding);
      const fechas = ((await services.talleres.uno(url, null))?.fechas ?? []).map(aFecha);
      if (consulta.fecha === undefined) return { fechas };
      const pedida = fechas.filter((una) => una.fecha === consulta.fecha);
      if (pedida.length === 0) throw rechazo("fecha-no-existe");
      return { fechas: pedida };
    },
  }),
];
