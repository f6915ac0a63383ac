import { direccionDeAyuda } from "~/domain/shared/navegacion/ayuda";
import { EN_BANDEJA, EN_ESPERA } from "~/domain/shared/navegacion/bandeja";
import { cuerpoDe } from "../formularios/cuerpoDe";
import { LIMITE_EN_MS, makeBandeja, seRepite } from "./bandeja";
import {
  ahora,
  ANTESALAS,
  antesalaEn,
  elMasNuevo,
  ENTRADA,
  enviarUno,
  leerEnvio,
  nuevoId,
  QUIETA,
  SIN_LINEA,
  vencio,
  type Envio,
  type Final,
  type Respuesta,
} from "./envio";
import { abrirEstanteCifrado, LIMITE_DEL_ESTANTE_EN_MS, olvidarEstante } from "./estanteCifrado";
import {
  ayudarSiHayPeligro,
  camposQueFaltan,
  enviarComoDocumento,
  enviarCon,
  hayPeligro,
  sigueIgual,
  type FormularioEnviado,
} from "./formulario";
import { fraseDeBandeja } from "./frase";
import {
  anotarRespondidaEnOtra,
  aqui,
  enTurno,
  hayQueOlvidar,
  marcarQueHay,
  quitarMarca,
  seguirEn,
  tomarRespondidaEnOtra,
} from "./navegador";
import { AHORA, CUENTA, ENLACE, LINEA, REVISION } from "./partes";
import { mostrarRechazo } from "./rechazo";

/**
 * Pauses in milliseconds before the script retries, each longer than the last: browsers do not always report that the
 * network is back.
 */
const PRIMERA_VUELTA_EN_MS = 5_000;
const ULTIMA_VUELTA_EN_MS = 60_000;
/** Milliseconds for another page to tell the outcome of a form that is no longer stored. */
const ESPERA_DE_OTRAS_EN_MS = 1000;
/** Prefix of the key of a refused form, so that a newer form of its address does not replace it. */
const RECHAZADO = "rechazado ";

const parte = (id: string) => document.getElementById(id)!;
const linea = parte(LINEA);
const de = linea.dataset.de ?? "";

/** Form sent from this page, while it waits; null otherwise. */
let delFormulario: Envio | null = null;
let formulario: FormularioEnviado | null = null;
/** Outcomes of the forms that this page sent, by id. */
const contestadas = new Map<string, Respuesta>();
/** Page that the person must complete first, as the server answered in this round; null for none. */
let antesala: string | null = null;
/** Address to which the server leads after an earlier form of this page's address. */
let sigueDeAntes: string | null = null;
/** True while the person changes something on this page. */
let seCambia = false;
/** True while a refused form goes to the server, and its page is about to replace this one. */
let saleDeAqui = false;
/** Refused form that the link in the line opens. */
let porRevisar: Envio | null = null;

let perdidas = 0;
let faltan = 0;
let seRespondioEnOtra = tomarRespondidaEnOtra();
let finDesconocido = false;

/**
 * The store of waiting forms. Null when the browser's storage never answers: the browser then sends each form as it does
 * without scripts.
 */
const abierta = Promise.race([
  abrir(),
  new Promise<null>((resolve) => setTimeout(resolve, LIMITE_DEL_ESTANTE_EN_MS, null)),
]);

async function abrir() {
  if (hayQueOlvidar()) {
    await olvidarEstante();
    quitarMarca();
  }
  return makeBandeja({
    estante: await abrirEstanteCifrado(alVaciarse),
    enviar,
    enFila: true,
    masNuevo: elMasNuevo,
  });
}

/** Sends one waiting form, and tells the other pages of the browser how it ended. */
async function enviar(texto: string, signal: AbortSignal): Promise<Respuesta> {
  const envio = leerEnvio(texto);
  if (envio.rechazado && quedaRechazado(envio)) return QUIETA;
  const respuesta = await enviarUno(envio, de, signal).catch(() => SIN_LINEA);
  const esDeAqui = envio.id === delFormulario?.id;
  if (esDeAqui) contestadas.set(envio.id, respuesta);
  if (!seRepite(respuesta.status)) {
    if (!esDeAqui) await alTerminarOtro(envio, respuesta);
    const { id, direccion, en } = envio;
    const { html: _, ...final } = respuesta;
    canal?.postMessage({ id, de: envio.de, direccion, en, respuesta: final } satisfies Final);
    return respuesta;
  }
  antesala = antesalaEn(respuesta.seguir);
  if (esDeAqui) alEsperar();
  // A form that waits for another page lets the next form try. Sending that one may take long, so the line is written
  // now.
  if (esDeAqui || antesala === null) await decir();
  return respuesta;
}

/** Handles the end of a form that another page sent. A refused form is kept for its person to correct. */
async function alTerminarOtro(envio: Envio, respuesta: Respuesta): Promise<void> {
  if (respuesta.sinEnviar === "perdida") perdidas++;
  if (respuesta.status >= 400 && !respuesta.sinEnviar) await anotarRechazado(envio, "por-ver");
  if (delFormulario) cederA({ ...envio, respuesta });
  else if (envio.direccion === aqui()) sigueDeAntes = respuesta.seguir;
}

async function anotarRechazado(envio: Envio, rechazado: NonNullable<Envio["rechazado"]>): Promise<void> {
  await (await abierta)?.anotar(RECHAZADO + envio.id, JSON.stringify({ ...envio, rechazado }));
}

/** True while a refused form waits for its person. Once opened, the page of its address shows it. */
function quedaRechazado(envio: Envio): boolean {
  const seMuestra = envio.rechazado === "abierto" && envio.direccion === aqui() && !saleDeAqui;
  return !seMuestra && (de === "" || envio.de === de) && !vencio(envio);
}

const canal = "BroadcastChannel" in window ? new BroadcastChannel(LINEA) : null;
canal?.addEventListener("message", ({ data }: MessageEvent<Final>) => {
  if (data.de !== de || !delFormulario) return;
  const esDeAqui = data.id === delFormulario.id;
  if (data.respuesta.sinEnviar) {
    if (!esDeAqui) return;
    perdidas++;
    soltar();
  } else if (esDeAqui) {
    contestadas.set(data.id, data.respuesta);
    irSiSeContesto();
  } else cederA(data);
  void decir();
});

/** Frees the form of this page: it no longer waits, keeps what was typed, and can be sent again. */
function soltar(): void {
  delFormulario = null;
  alEsperar();
}

/** Handles a sign-out on another page, which deleted the waiting forms. */
function alVaciarse(): void {
  soltar();
  void decir();
}

/** Gives way to another page that sent a later form of the same address: the later one counts. */
function cederA({ direccion, en, respuesta: { status, seguir } }: Final): void {
  if (delFormulario?.direccion !== direccion || delFormulario.en > en) return;
  const igual = sigueIgual(formulario, delFormulario.cuerpo);
  soltar();
  // The form was refused on the other page, so the person decides whether to send the form of this page again.
  if (status >= 400) return;
  seRespondioEnOtra = !igual;
  if (!igual) return;
  anotarRespondidaEnOtra();
  // The mark makes the next page load this script, which tells the outcome.
  marcarQueHay();
  seguirEn(formulario && hayPeligro(formulario.form) ? direccionDeAyuda() : (seguir ?? aqui()));
}

let vuelta: ReturnType<typeof setTimeout> | undefined;
let espera = PRIMERA_VUELTA_EN_MS;

/** Sends the waiting forms, tells about those that still wait, and tries again a little later. */
async function vaciar(): Promise<void> {
  clearTimeout(vuelta);
  const bandeja = await abierta;
  if (!bandeja) return;
  antesala = null;
  await enTurno(bandeja.vaciar);
  const quedan = await decir();
  irSiSeContesto();
  await verSiSeRespondioFuera();
  if (sigueDeAntes !== null && !delFormulario && !seCambia) seguirEn(sigueDeAntes);
  sigueDeAntes = null;
  clearTimeout(vuelta);
  espera = quedan ? Math.min(espera * 2, ULTIMA_VUELTA_EN_MS) : PRIMERA_VUELTA_EN_MS;
  if (quedan) vuelta = setTimeout(() => void vaciar(), espera);
}

/**
 * Tells the person that the outcome of this page's form is unknown, when the form is no longer stored and no other page
 * told its outcome: the page that sent it was closed meanwhile, or this browser has no `BroadcastChannel`.
 */
async function verSiSeRespondioFuera(): Promise<void> {
  const enEspera = delFormulario;
  if (!enEspera || (await (await abierta)?.leer(enEspera.direccion)) !== null) return;
  setTimeout(() => {
    if (delFormulario !== enEspera) return;
    soltar();
    finDesconocido = true;
    void decir();
  }, ESPERA_DE_OTRAS_EN_MS);
}

/** Writes the line at the foot of the window. True when a form waits that this page can send. */
async function decir(): Promise<boolean> {
  const bandeja = await abierta;
  if (!bandeja) return false;
  const textos = await Promise.all((await bandeja.claves()).map(bandeja.leer));
  const envios = textos.flatMap((texto) => (texto === null ? [] : [leerEnvio(texto)]));
  const enEspera = envios.filter(({ rechazado }) => !rechazado);
  const cuantos = enEspera.length;
  porRevisar = cuantos > 0 ? null : (envios.find((envio) => envio.rechazado && envio.de === de) ?? null);
  const deOtro = de === "" && enEspera.some((envio) => envio.de !== "");
  const enAntesala = cuantos > 0 ? (antesala ?? (deOtro ? ENTRADA : null)) : null;
  const quedaGuardado = bandeja.quedaGuardado();
  const frase = fraseDeBandeja({
    cuantos,
    antesala: ANTESALAS[enAntesala ?? ""] ?? null,
    quedaGuardado,
    faltan,
    perdidas,
    hayPorRevisar: porRevisar !== null,
    seRespondioEnOtra,
    finDesconocido,
  });
  const cuenta = parte(CUENTA);
  if (cuenta.textContent !== frase) cuenta.textContent = frase;
  linea.toggleAttribute("data-hay", frase !== "");
  mostrarBotones({ enAntesala, hayEnEspera: cuantos > 0, quedaGuardado });
  if (envios.length > 0) marcarQueHay();
  else quitarMarca();
  return cuantos > 0 && enAntesala === null;
}

function mostrarBotones(estado: {
  enAntesala: string | null;
  hayEnEspera: boolean;
  quedaGuardado: boolean;
}): void {
  const { enAntesala, hayEnEspera, quedaGuardado } = estado;
  const conFoco = parte(AHORA).contains(document.activeElement);
  parte(AHORA).hidden = !hayEnEspera || enAntesala !== null;
  // The link is hidden on the page that must be completed first, and when the form exists in this page only and would
  // be lost.
  parte(ENLACE).hidden =
    !porRevisar && (enAntesala === null || !quedaGuardado || location.pathname.startsWith(enAntesala));
  const lleva = parte(ENLACE).querySelector("a")!;
  lleva.textContent = porRevisar ? "Revisar mi respuesta" : (ANTESALAS[enAntesala ?? ""]?.enlace ?? "");
  lleva.href =
    porRevisar?.direccion ?? `${enAntesala ?? ENTRADA}?${new URLSearchParams({ redirect: aqui() })}`;
  if (conFoco && parte(AHORA).hidden) lleva.focus();
}

/** Sends a refused form as a document: its page shows the typed text and the errors. */
async function revisar(envio: Envio): Promise<void> {
  await abrirRechazado(envio);
  const form = parte(REVISION) as HTMLFormElement;
  form.action = envio.direccion;
  enviarCon(form, new URLSearchParams(envio.cuerpo));
}

/** Keeps a refused form until a page shows it, because the network may fail on the way there. */
async function abrirRechazado(envio: Envio): Promise<void> {
  saleDeAqui = true;
  marcarQueHay();
  await anotarRechazado(envio, "abierto");
}

/** Lets the person send the form of this page again. */
function alEsperar(): void {
  window.dispatchEvent(new Event(EN_ESPERA));
}

/** Sends an incomplete form, so that the server reports the missing fields; offline, this page does. */
async function enviarIncompleto(envio: Envio, enviado: FormularioEnviado, nombres: string[]): Promise<void> {
  const respuesta = await enviarUno(envio, de, AbortSignal.timeout(LIMITE_EN_MS)).catch(() => SIN_LINEA);
  if (respuesta.status < 500) {
    if (!(await mostrarAqui(respuesta, enviado, envio.cuerpo))) enviarComoDocumento(enviado);
    return;
  }
  faltan = nombres.length;
  await decir();
  alEsperar();
  enviado.form.querySelector<HTMLElement>(`[name="${nombres[0]}"]`)?.focus();
}

async function alEnviar(enviado: FormularioEnviado): Promise<void> {
  formulario = enviado;
  const { form, boton } = enviado;
  // The help lines come first: a slow store or network may hold the answer back for long.
  ayudarSiHayPeligro(form);
  const cuerpo = cuerpoDe(form, boton);
  const { pathname, search } = new URL(form.action);
  const direccion = pathname + search;
  const bandeja = await abierta;
  if (!bandeja) {
    enviarComoDocumento(enviado);
    return;
  }
  const guardado = await bandeja.leer(direccion);
  const anterior = guardado === null ? null : leerEnvio(guardado);
  const envio = { id: nuevoId(), de, direccion, cuerpo, en: Math.max(ahora(), (anterior?.en ?? 0) + 1) };
  seRespondioEnOtra = false;
  finDesconocido = false;
  faltan = 0;
  const nombres = camposQueFaltan(enviado);
  if (nombres.length > 0) {
    await enviarIncompleto(envio, enviado, nombres);
    return;
  }
  // A second press of the button on an unchanged form keeps the id of the first.
  if (delFormulario?.cuerpo !== cuerpo || delFormulario.id !== anterior?.id) delFormulario = envio;
  // A page has one question, so this form replaces the earlier form of the same address.
  await bandeja.anotar(direccion, JSON.stringify(delFormulario));
  await vaciar();
}

/** Goes on to the next page once the form of this page was answered. */
function irSiSeContesto(): void {
  if (!formulario || !delFormulario) return;
  const respuesta = contestadas.get(delFormulario.id);
  // An earlier form still waits before that of this page.
  if (!respuesta) {
    alEsperar();
    return;
  }
  if (seRepite(respuesta.status)) {
    // Leads to the page that must be completed first, or to the help lines. The form is sent when the person comes
    // back.
    if (respuesta.seguir) seguirEn(hayPeligro(formulario.form) ? direccionDeAyuda() : respuesta.seguir);
    return;
  }
  const envio = delFormulario;
  const enviado = formulario;
  delFormulario = null;
  // The form was changed since it was sent, so the person decides when to send it again.
  if (!sigueIgual(enviado, envio.cuerpo)) alEsperar();
  else if (respuesta.status < 400 && respuesta.seguir) seguirEn(respuesta.seguir);
  else void volverAMostrar(envio, enviado, respuesta);
}

/** Shows the errors of this page's form, which may then be sent again. False when the page cannot show them. */
async function mostrarAqui(
  { html }: Respuesta,
  enviado: FormularioEnviado,
  cuerpo: string,
): Promise<boolean> {
  if (!html || !(await mostrarRechazo(html, enviado, cuerpo))) return false;
  alEsperar();
  void decir();
  return true;
}

/** Shows the errors of a refused form: on this page, or as a document. */
async function volverAMostrar(envio: Envio, enviado: FormularioEnviado, respuesta: Respuesta): Promise<void> {
  if (await mostrarAqui(respuesta, enviado, envio.cuerpo)) return;
  await abrirRechazado(envio);
  enviarComoDocumento(enviado);
}

// The listener is added last, so that it runs after the other ones of the page.
window.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.hasAttribute(EN_BANDEJA)) return;
  event.preventDefault();
  void alEnviar({ form, boton: event.submitter });
});
const mirar = () => void vaciar();
window.addEventListener("input", () => (seCambia = true), { once: true });
window.addEventListener("online", mirar);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") mirar();
});
parte(AHORA).addEventListener("click", mirar);
parte(ENLACE).addEventListener("click", (event) => {
  if (!porRevisar) return;
  event.preventDefault();
  void revisar(porRevisar);
});
mirar();
