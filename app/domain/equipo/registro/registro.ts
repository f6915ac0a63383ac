import { z } from "zod";
import { campoConForma } from "../../shared/campos";
import type { Alcance, Rol } from "../derechos/derechos";

/** Acts of the staff in words. A new act is one entry here. */
export const ACCIONES_DE_EQUIPO = {
  "entro-al-equipo": "Entró",
  "no-entro": "No pudo entrar con su cuenta",
  "salio-del-equipo": "Salió",
  "uso-respaldo": "Entró con un código de respaldo",
  "cambio-respaldos": "Creó códigos de respaldo nuevos",
  "invito-a-cuenta": "Invitó a una persona",
  "activo-cuenta": "Activó su cuenta",
  "cambio-su-correo": "Cambió su correo en su cuenta",
  "pidio-rol": "Pidió un rol",
  "confirmo-rol": "Confirmó un rol",
  "quito-rol": "Quitó un rol",
  "recibio-rol": "Recibió un rol por su grupo",
  "perdio-rol": "Perdió un rol por su grupo",
  "cerro-cuenta": "Cerró una cuenta",
  "cerro-cuenta-sin-uso": "Se cerró una cuenta sin uso",
  "tomo-alerta": "Tomó una alerta",
  "vio-contacto-de-alerta": "Vio cómo llamar a la persona de una alerta",
  "devolvio-alerta": "Devolvió una alerta",
  "cerro-alerta": "Cerró una alerta",
  "puso-turno": "Puso un turno de guardia",
  "quito-turno": "Quitó un turno de guardia",
  "solto-alerta": "Una alerta quedó libre a los 30 minutos",
  "exporto-registro": "Exportó el registro",
  "entro-a-sesion": "Entró a una sesión",
  "leyo-nota": "Leyó la nota de una sesión",
  "dejo-sesion": "Dijo que no podrá atender una sesión",
  "vio-persona": "Vio a una persona",
  "vio-contacto": "Vio el contacto entero de una persona",
  "vio-pedido": "Vio un pedido",
  "devolvio-dinero": "Devolvió dinero",
  "regalo-bonos": "Regaló un bono",
  "regalo-monedas": "Regaló monedas",
  "cancelo-sesion": "Canceló una sesión",
  "pidio-aprobacion": "Pidió una aprobación",
  aprobo: "Aprobó un pedido de un colega",
  "no-aprobo": "No aprobó un pedido de un colega",
  "vencio-aprobacion": "Un pedido de aprobación venció a las 48 horas",
  busco: "Buscó una persona o un pedido",
  "anoto-inasistencia": "Anotó que la persona no llegó",
  "vio-reclamo": "Vio una hoja de reclamación",
  "respondio-reclamo": "Respondió un reclamo",
  "corrigio-respuesta": "Corrigió la respuesta a un reclamo",
  "anoto-entrega": "Anotó cómo se entregó una respuesta",
  "imprimio-respuesta": "Abrió la respuesta a un reclamo para imprimirla",
  "exporto-reclamos": "Exportó el libro de reclamaciones de un año",
  "abrio-adjunto": "Abrió un archivo de un reclamo",
  "tomo-texto": "Tomó un texto de una comunidad",
  "publico-texto": "Publicó un texto de una comunidad",
  "aviso-a-la-guardia": "Avisó a la guardia por quien escribe en una comunidad",
  "quito-texto": "Quitó un texto de una comunidad",
  "advirtio-a-miembro": "Advirtió a quien escribe en una comunidad",
  "pauso-a-miembro": "Puso en pausa a quien escribe en una comunidad",
  "suspendio-a-miembro": "Suspendió a quien escribe en una comunidad",
  "deshizo-moderacion": "Deshizo un acto de moderación",
  "registro-solicitud": "Registró una solicitud de datos",
  "vio-solicitud": "Vio una solicitud de datos",
  "anoto-identidad": "Anotó que vio la identidad de quien pide",
  "envio-copia": "Envió la copia de sus datos",
  "pidio-eliminacion": "Pidió eliminar una cuenta",
  "confirmo-eliminacion": "Confirmó la eliminación de una cuenta",
  "respondio-solicitud": "Respondió una solicitud de datos",
  "abrio-brecha": "Abrió una brecha",
  "aviso-brecha": "Anotó el aviso de una brecha a la autoridad",
  "anoto-brecha": "Agregó una nota a una brecha",
  "cambio-horas": "Cambió sus horas de la semana",
  "cerro-dias": "Cerró días de su agenda",
  "abrio-dias": "Volvió a abrir días de su agenda",
  "vio-agenda": "Vio la agenda de un día",
  "cambio-horas-ajenas": "Cambió las horas de un especialista",
  "cerro-dias-ajenos": "Cerró días de un especialista",
  "abrio-dias-ajenos": "Volvió a abrir días de un especialista",
  "creo-calendario": "Creó la dirección de su calendario",
  "anulo-calendario": "Anuló la dirección de su calendario",
  "vio-taller": "Vio quién va a un taller",
  "cambio-lugares": "Cambió los lugares de un taller",
  "marco-asistencia": "Marcó que una persona asistió a un taller",
  "cancelo-taller": "Canceló la fecha de un taller",
  "unio-anfitrion": "Unió una cuenta a quien dirige talleres",
  "separo-anfitrion": "Separó una cuenta de quien dirige talleres",
  "vio-encuesta": "Vio los resultados de una encuesta",
  "detuvo-cupon": "Detuvo un cupón",
} as const;

export type AccionDeEquipo = keyof typeof ACCIONES_DE_EQUIPO;

/** A line of the registro: who, in which role, did what, to whom, why, when and from where. Lines never change. */
export interface LineaDeRegistro {
  idLinea: string;
  creadaEn: Date;
  /** Account of the actor; null for an order of the machine and for a job. */
  idCuenta: string | null;
  /** Name of the actor at that time. */
  actor: string;
  /** Roles of the actor at that time. */
  roles: readonly Rol[];
  accion: AccionDeEquipo;
  /** Person whose data were seen or changed; null for an act about no person. */
  idPersona: number | null;
  /** Code of the thing: an account, an order, a session. Empty without one. */
  objeto: string;
  motivo: string | null;
  /** Amount in céntimos; null when no money moved. */
  centimos: number | null;
  /** Approval whose request or outcome the line tells; null for another act. */
  idAprobacion: string | null;
  /** Account of the colleague who asked for what this act approved. */
  pedidoPor: string | null;
  /** Network of the request; null for an order of the machine and for a job. */
  red: string | null;
}

const uno = <V extends string>(valores: readonly [V, ...V[]]) => z.enum(valores).optional().catch(undefined);

/** Filters of the registro, as its address has them. A value that nobody could choose filters nothing. */
export const filtroDeRegistro = z.object({
  accion: uno(Object.keys(ACCIONES_DE_EQUIPO) as [AccionDeEquipo, ...AccionDeEquipo[]]),
  cuenta: campoConForma(/^[\da-f-]{36}$/)
    .optional()
    .catch(undefined),
  /** Line after which the page begins: its instant and its id. */
  antes: campoConForma(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z_[\w-]{1,80}$/, undefined, { maximo: 120 })
    .optional()
    .catch(undefined),
});
export type FiltroDeRegistro = z.output<typeof filtroDeRegistro>;

/** Place of a line in the registro, newest first. */
export interface LugarEnRegistro {
  creadaEn: Date;
  idLinea: string;
}

export const aLugar = ({ creadaEn, idLinea }: LugarEnRegistro) => `${creadaEn.toISOString()}_${idLinea}`;

export function deLugar(escrito: string): LugarEnRegistro | null {
  const [instante = "", ...resto] = escrito.split("_");
  const creadaEn = new Date(instante);
  return Number.isNaN(creadaEn.getTime()) ? null : { creadaEn, idLinea: resto.join("_") };
}

/** Lines that a page of the registro may hold. The lines of the reader are within every reach. */
export interface QueryDeRegistro {
  alcance: "todo" | Exclude<Alcance, "sin-nombres" | "sin-especialidad" | "alerta-tomada">;
  /** Account of the reader. */
  lector: string;
  accion: AccionDeEquipo | undefined;
  cuenta: string | undefined;
  antesDe: LugarEnRegistro | null;
  cuantas: number;
}

/** Number of an approval on a screen: the first group of its id. The registro and the requests say the same one. */
export const numeroDeAprobacion = (idAprobacion: string): string => idAprobacion.slice(0, 8);

export const LINEAS_POR_PAGINA = 25;
