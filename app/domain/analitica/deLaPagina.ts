import type { NombreDeAviso, TextoDeAviso } from "../shared/navegacion/aviso";
import { COOKIE_DE_SUCESOS } from "../shared/navegacion/parametros";
import {
  comoNombre,
  nombreDelViaje,
  REGISTRO_EXITOSO,
  type CanalDeFormulario,
  type CodigoDeError,
  type EventoDeAnalitica,
  type PatronDePagina,
  type Seudonimo,
} from "./eventos";
import { paginaVista, parteReservada } from "./paginas";

const ENTRO = "entro";
/** The event of the sign-up tells it already. */
const CUENTA_CREADA: NombreDeAviso = "cuenta-creada";
const SE_REGISTRO = /^se-registro-(\d)$/;

const INICIO_DE_REGISTRO = "/registro/:paso?";
const INICIO_DE_REGISTRO_EN_APP = "/registro-app/:paso?";
const DATOS_GUARDADOS: readonly NombreDeAviso[] = [
  "nombres-guardados",
  "contacto-guardado",
  "correo-cambiado",
  "preferencias-guardadas",
];

/**
 * The `Set-Cookie` header that tells the next page of a sign-in or, with the kind of the document, of a sign-up. The
 * server deletes the cookie with that page.
 */
export function cookieDeEntrada(idTipoDocumento?: number): string {
  const nombres = idTipoDocumento === undefined ? ENTRO : `${ENTRO}.se-registro-${idTipoDocumento}`;
  return `${COOKIE_DE_SUCESOS}=${nombres}; Path=/; Max-Age=120; HttpOnly; SameSite=Lax`;
}

/** A page as the server made it. */
export interface PaginaHecha {
  /** Pattern of the route; undefined for an address without a page. */
  patron: PatronDePagina | undefined;
  esPublica: boolean;
  /** True for a page with a form that a person fills in. */
  conFormulario: boolean;
  /** True when the form of the page was refused: its page is no second view of the form. */
  rechazado: boolean;
  /** True for the first page of a form of several. */
  empieza: boolean;
  /** Failure that the page shows in place of its content; null without one. */
  fallo: CodigoDeError | null;
  /** Events that only this page makes, when it shows its content. */
  propios: readonly EventoDeAnalitica[];
  canal: CanalDeFormulario;
  /** Names of what the form before this page did: those of its cookie, and notices. */
  sucesos: readonly string[];
  avisos: readonly string[];
  textos: Readonly<Partial<Record<NombreDeAviso, TextoDeAviso>>>;
  errorDeServicio: boolean;
  errorDeAutenticacion: boolean;
  /** Modal over the page. */
  modal: "datos-guardados" | "actualizar-datos" | null;
  seudonimo: Seudonimo | null;
}

/**
 * Events of a page, in the order in which the data layer gets them: who, where, then what the request before it did.
 * A page of a reserved part says only that it was seen,
 * and that somebody signed in.
 */
export function eventosDeLaPagina(pagina: PaginaHecha): EventoDeAnalitica[] {
  const { patron, esPublica, canal, seudonimo, rechazado, fallo } = pagina;
  const vista = paginaVista(patron, esPublica);
  const eventos: EventoDeAnalitica[] = [];
  if (seudonimo)
    eventos.push({ event: "metadata", audience: { digital_id: seudonimo }, metadata: { channel: canal } });
  eventos.push({ event: "virtual-page-view", metadata: vista });
  if (patron === undefined) eventos.push({ event: "error", error: { code: "404" } });
  // A sign-in or a sign-up names no page, so that it is told on every one of them.
  eventos.push(...deLaEntrada(pagina.sucesos));
  if (patron === undefined || parteReservada(patron) !== undefined) return eventos;
  const seVe = !rechazado && fallo === null;
  if (pagina.empieza && seVe && (patron === INICIO_DE_REGISTRO || patron === INICIO_DE_REGISTRO_EN_APP)) {
    const flujo = patron === INICIO_DE_REGISTRO_EN_APP ? "app" : "web";
    eventos.push({ event: "journey", journey: { name: nombreDelViaje(flujo), type: "Regular" } });
  }
  if (pagina.conFormulario && seVe)
    eventos.push({ event: "form-view", form: { channel: canal, name: vista.page } });
  if (pagina.errorDeServicio) eventos.push({ event: "error", error: { code: "service" } });
  // The native app counts this error itself, so the page does not.
  if (pagina.errorDeAutenticacion && canal === "web")
    eventos.push({ event: "login-auth-error", error: { code: "authentication" } });
  eventos.push(...deLoHecho(pagina));
  if (fallo) eventos.push({ event: "error", error: { code: fallo } });
  if (rechazado) eventos.push({ event: "error", error: { code: "form" } });
  return [...eventos, ...(seVe ? pagina.propios : [])];
}

/** A sign-in, and a sign-up before it, once each. */
function deLaEntrada(sucesos: readonly string[]): EventoDeAnalitica[] {
  const entro: EventoDeAnalitica[] = sucesos.includes(ENTRO) ? [{ event: "login" }] : [];
  const tipo = sucesos.map((nombre) => SE_REGISTRO.exec(nombre)?.[1]).find((uno) => uno !== undefined);
  if (tipo === undefined) return entro;
  const journey = { name: REGISTRO_EXITOSO, type: "Regular" } as const;
  return [...entro, { event: "sign-up-completed", journey, document_type: Number(tipo) }];
}

/** Events of the form before this page: each notice tells of one act, or of something that did not happen. */
function deLoHecho({ avisos, textos, modal }: PaginaHecha): EventoDeAnalitica[] {
  const deAvisos = avisos.flatMap((nombre): EventoDeAnalitica[] => {
    if (!Object.hasOwn(textos, nombre) || nombre === CUENTA_CREADA) return [];
    const { icon, reservado } = textos[nombre as NombreDeAviso]!;
    if (reservado) return [];
    if ((DATOS_GUARDADOS as readonly string[]).includes(nombre)) return [{ event: "profile-update" }];
    if (icon === "info") return [{ event: "log", log: { name: comoNombre(nombre) } }];
    return [{ event: "action", action: { name: comoNombre(nombre), status: "ok" } }];
  });
  const guardo = modal === "datos-guardados" ? [{ event: "profile-update" } as const] : [];
  return [...deAvisos, ...guardo];
}
