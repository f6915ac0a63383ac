import { z } from "zod";
import { campoDeFecha, campoDeMes } from "../../../app/domain/shared/campos";
import {
  direccionDePieza,
  direccionDeTaller,
  NIVELES,
  type Taller,
} from "../../../app/domain/contenido/contenido";
import { esDemostracion } from "../../../app/domain/contenido/taller";
import { CLASES_DE_TALLER } from "../../../app/domain/shared/claseDeTaller";
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
  /** Day that the workshop's rule gives. It identifies the date, even when this date was moved to another day. */
  fecha: z.string(),
  inicio: instante,
  fin: instante,
  cupos: z.int(),
  /** Price of a workshop date in céntimos, IGV included (Ley 29571, art. 4); 0 when the date is free. */
  precioCentimos: z.int(),
  quedan: z.int(),
  conEspera: z.boolean(),
  aviso: z.string().nullable(),
  cancelada: z.string().nullable(),
});
const aFecha = (fechaALaVista: FechaALaVista) => ({
  fecha: fechaALaVista.fecha,
  inicio: fechaALaVista.inicio,
  fin: fechaALaVista.fin,
  cupos: fechaALaVista.cupos,
  precioCentimos: fechaALaVista.precioCentimos,
  quedan: fechaALaVista.quedan,
  conEspera: fechaALaVista.conEspera,
  aviso: fechaALaVista.aviso,
  cancelada: fechaALaVista.cancelada,
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
  /** True when the room shows a film and nobody is there live. */
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

/** Schema of a workshop with its next date, in `/v2`. */
export const tallerEnLista = resumen.extend({ proxima: fecha });
export const aTallerEnLista = ({ taller, fecha: proxima }: FechaEnLista, origen: string) => ({
  ...enResumen(taller, origen),
  proxima: aFecha(proxima),
});

export const landing = z.object({ uidLanding: identificador });
const dia = campoDeFecha("Usa un día como 2026-11-30");
export const suFecha = landing.extend({ fecha: dia });

export async function porUid({ talleres }: Services, uid: string) {
  const taller = (await talleres.todos()).find((candidato) => candidato.uid === uid);
  if (!taller) throw rechazo("taller-no-existe");
  return taller;
}

/** Endpoints of live workshops and classes, with their dates and free places. */
export const deTalleres = [
  endpoint({
    metodo: "get",
    ruta: "/talleres",
    resumen: "La próxima fecha de cada taller y clase en vivo, con los filtros de la página",
    clave: "public",
    conPersona: false,
    permisos: 200,
    consulta: consultaDeTalleres,
    respuesta: z.object({
      talleres: z.array(tallerEnLista),
    }),
    async atender({ services, consulta, origen }) {
      const fechas = await services.talleres.lista(consulta);
      return { talleres: fechas.map((enLista) => aTallerEnLista(enLista, origen)) };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/talleres/calendario/{mes}",
    resumen: "Todas las fechas de un mes que aún no empiezan, en su orden, y los meses que se pueden pedir",
    clave: "public",
    conPersona: false,
    permisos: 200,
    parametros: z.object({ mes: campoDeMes("Usa un mes como 2026-11") }),
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
        fechas: fechas.map((enLista) => ({
          taller: enResumen(enLista.taller, origen),
          fecha: aFecha(enLista.fecha),
        })),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/talleres/{uidLanding}",
    resumen: "Un taller o clase: su texto en Markdown, qué llevar, sus próximas fechas y las grabaciones",
    clave: "public",
    conPersona: false,
    permisos: 200,
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
      const paginaDeTaller = await services.talleres.paraAlguien(url, null, null);
      if (!paginaDeTaller?.taller) throw rechazo("taller-no-existe");
      const { taller, fechas, grabaciones } = paginaDeTaller;
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
    permisos: 200,
    parametros: landing,
    consulta: z.object({ fecha: dia.optional() }),
    respuesta: z.object({ fechas: z.array(fecha) }),
    async atender({ services, parametros: { uidLanding }, consulta }) {
      const { url } = await porUid(services, uidLanding);
      const fechas = ((await services.talleres.uno(url, null))?.fechas ?? []).map(aFecha);
      if (consulta.fecha === undefined) return { fechas };
      const pedida = fechas.filter((candidata) => candidata.fecha === consulta.fecha);
      if (pedida.length === 0) throw rechazo("fecha-no-existe");
      return { fechas: pedida };
    },
  }),
];
