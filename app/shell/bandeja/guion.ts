import { DIRECCION_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import { direccionDeAyuda } from "~/domain/shared/navegacion/ayuda";
import {
  AL_ESPERAR,
  CABECERA_DE_BANDEJA,
  CABECERA_DE_ENVIO,
  CABECERA_DE_SEGUIR,
  COOKIE_POR_ENVIAR,
  DE_VISITA,
  DIAS_QUE_ESPERA,
  EN_BANDEJA,
  EN_ESPERA,
  OLVIDAR,
  PELIGRO,
} from "~/domain/shared/navegacion/bandeja";
import { leerCookie } from "~/domain/shared/navegacion/parametros";
import { cuerpoDe } from "../cuerpoDe";
import { makeBandeja, PRIMERO_OTRA_COSA, seRepite } from "./bandeja";
import { abrirEstanteCifrado, olvidarEstante } from "./estanteCifrado";
import { AHORA, CUENTA, LINEA, ANTESALA } from "./partes";
import { UN_DIA_EN_MS } from "~/domain/shared/duracion";

/** One form that somebody sent, in this page or in one before. */
interface Envio {
  id: string;
  /** For whom its page was made; empty for a visitor. */
  de: string;
  direccion: string;
  cuerpo: string;
  en: number;
}

interface Respuesta {
  status: number;
  seguir: string | null;
  /** Let go of here, and never sent. */
  sinEnviar?: "ajena" | "perdida";
}

/** It is looked at again by itself, a little later each time: a browser does not always know that its line is back. */
const PRIMERA_VUELTA_EN_MS = 5_000;
const ULTIMA_VUELTA_EN_MS = 60_000;
const ENTRADA = "/iniciar-sesion";
/** Where the server leads whoever sends it first: nothing was refused, and it is sent once they went through. */
const ANTESALAS: Readonly<
  Record<string, { status: number; porque: string; cuando: string; enlace: string }>
> = {
  [ENTRADA]: {
    status: 401,
    porque: "Tu sesión terminó.",
    cuando: "inicies sesión",
    enlace: "Inicia sesión para enviarla",
  },
  [DIRECCION_DE_MODAL.politicas]: {
    // An answer of danger is heard without them: nothing that was said before may keep it back.
    status: PRIMERO_OTRA_COSA,
    porque: "Falta que aceptes los términos.",
    cuando: "los aceptes",
    enlace: "Lee los términos para enviarla",
  },
};
/** Another person's, of which whoever is here now is told nothing; and what is not sent any more, which is said. */
const AJENA: Respuesta = { status: 410, seguir: null, sinEnviar: "ajena" };
const PERDIDA: Respuesta = { status: 410, seguir: null, sinEnviar: "perdida" };
const SIN_LINEA: Respuesta = { status: 503, seguir: null };
const SIN_QUIEN: Respuesta = { status: 401, seguir: null };

/** By the clock of the device. */
const ahora = () => performance.timeOrigin + performance.now();

const parte = (id: string) => document.getElementById(id)!;
const linea = parte(LINEA);
const de = linea.dataset.de ?? "";
/** What was answered of what this page sent. */
const contestadas = new Map<string, Respuesta>();
/** Where something waits: a session ends on another device, or in its time. */
let antesala: string | null = null;
/** Where what was answered on this page before leads, now that it was heard; nothing is answered here since. */
let sigueDeAntes: string | null = null;
let seCambia = false;
/** What was refused for good, of pages that are gone, and what was lost here. */
let rechazadas = 0;
let perdidas = 0;
let delFormulario: Envio | null = null;

async function enviar(texto: string, signal: AbortSignal): Promise<Respuesta> {
  const envio = JSON.parse(texto) as Envio;
  const respuesta = await enviarUno(envio, signal).catch(() => SIN_LINEA);
  const esDeAqui = envio.id === delFormulario?.id;
  if (esDeAqui) contestadas.set(envio.id, respuesta);
  if (!seRepite(respuesta.status)) {
    if (!esDeAqui && respuesta.sinEnviar === "perdida") perdidas++;
    if (!esDeAqui && respuesta.status >= 400 && !respuesta.sinEnviar) rechazadas++;
    if (!esDeAqui && envio.direccion === location.pathname + location.search) sigueDeAntes = respuesta.seguir;
    return respuesta;
  }
  antesala = antesalaEn(respuesta.seguir);
  if (esDeAqui) alEsperar();
  // What waits for something else lets the next one be tried, which may wait for the line: that is said then.
  if (esDeAqui || antesala === null) await decir();
  return respuesta;
}

/** Where one is led to go through first, if that is what the address is. */
function antesalaEn(seguir: string | null): string | null {
  const lugar = seguir === null ? "" : new URL(seguir, location.href).pathname;
  return lugar in ANTESALAS ? lugar : null;
}

async function enviarUno(envio: Envio, signal: AbortSignal): Promise<Respuesta> {
  if (envio.de !== de) {
    // A visitor's may be of whoever signed in since, and may not: it is sent for nobody.
    return de === "" ? SIN_QUIEN : envio.de === "" ? PERDIDA : AJENA;
  }
  if (ahora() - envio.en > DIAS_QUE_ESPERA * UN_DIA_EN_MS) return PERDIDA;
  const { status, headers, redirected, url, body } = await fetch(envio.direccion, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      [CABECERA_DE_BANDEJA]: de || DE_VISITA,
      [CABECERA_DE_ENVIO]: envio.id,
    },
    body: envio.cuerpo,
    signal,
  });
  void body?.cancel();
  const seguir = headers.get(CABECERA_DE_SEGUIR) ?? (redirected ? url : null);
  const antes = ANTESALAS[antesalaEn(seguir) ?? ""];
  if (antes) return { status: antes.status, seguir };
  // A page where we would have been sent on is somebody else's: a hotel's door, a proxy.
  return { status: seguir === null && status < 400 ? 503 : status, seguir };
}

/** Above a hundred bits, also where the page has no secure address. */
const nuevoId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (uno) => uno.toString(16).padStart(2, "0")).join("");

const marcar = (valor: string, segundos: number) => {
  const segura = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${COOKIE_POR_ENVIAR}=${valor}; path=/; max-age=${segundos}; samesite=lax${segura}`;
};

async function abrir() {
  if (leerCookie(document.cookie, COOKIE_POR_ENVIAR) === OLVIDAR) {
    await olvidarEstante();
    marcar("", 0);
  }
  return makeBandeja({ estante: await abrirEstanteCifrado(), enviar, enFila: true });
}
const abierta = abrir();

/** Two pages of this browser do not send at the same time. */
const enTurno = <T>(hacer: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? (navigator.locks.request(LINEA, hacer) as Promise<T>) : hacer();

let vuelta: ReturnType<typeof setTimeout> | undefined;
let espera = PRIMERA_VUELTA_EN_MS;

/** Sends what waits, says what still does, and looks again a little later. */
async function vaciar(): Promise<void> {
  clearTimeout(vuelta);
  const { vaciar: enviarTodo } = await abierta;
  antesala = null;
  await enTurno(enviarTodo);
  const quedan = await decir();
  irSiSeContesto();
  if (sigueDeAntes !== null && !delFormulario && !seCambia) seguirEn(sigueDeAntes);
  sigueDeAntes = null;
  clearTimeout(vuelta);
  espera = quedan ? Math.min(espera * 2, ULTIMA_VUELTA_EN_MS) : PRIMERA_VUELTA_EN_MS;
  if (quedan) vuelta = setTimeout(() => void vaciar(), espera);
}

/** Whether something waits that can be sent from here; says so where somebody reads it. */
async function decir(): Promise<boolean> {
  const bandeja = await abierta;
  const textos = await Promise.all((await bandeja.claves()).map(bandeja.leer));
  const envios = textos.flatMap((texto) => (texto === null ? [] : [JSON.parse(texto) as Envio]));
  const cuantos = envios.length;
  const deOtro = de === "" && envios.some((envio) => envio.de !== "");
  const enAntesala = cuantos > 0 ? (antesala ?? (deOtro ? ENTRADA : null)) : null;
  const { porque, cuando, enlace } = ANTESALAS[enAntesala ?? ""] ?? { cuando: "vuelva la conexión" };
  const quedaGuardado = bandeja.quedaGuardado();
  const frases = [];
  if (cuantos > 0) {
    frases.push(`${cuantos} ${cuantos === 1 ? "respuesta" : "respuestas"} por enviar.`);
    if (porque) frases.push(porque);
    frases.push(
      quedaGuardado
        ? `Queda en este dispositivo y se envía cuando ${cuando}.`
        : `Se envía cuando ${cuando}${enAntesala ? " en otra pestaña" : ""}. No cierres esta página.`,
    );
  } else {
    if (perdidas > 0)
      frases.push("Una respuesta que quedó en este dispositivo se perdió. Si era tuya, vuelve a responder.");
    if (rechazadas > 0)
      frases.push("Una respuesta de antes ya no se puede enviar. Revisa lo que respondiste.");
  }
  const frase = frases.join(" ");
  const cuenta = parte(CUENTA);
  if (cuenta.textContent !== frase) cuenta.textContent = frase;
  linea.toggleAttribute("data-hay", frase !== "");
  const conFoco = parte(AHORA).contains(document.activeElement);
  parte(AHORA).hidden = cuantos === 0 || enAntesala !== null;
  const { pathname, search } = location;
  // On that very page there is nothing to be led to; and what only this page keeps would not come along.
  parte(ANTESALA).hidden = enAntesala === null || !quedaGuardado || pathname.startsWith(enAntesala);
  const lleva = parte(ANTESALA).querySelector("a")!;
  lleva.textContent = enlace ?? "";
  lleva.href = `${enAntesala ?? ENTRADA}?${new URLSearchParams({ redirect: pathname + search })}`;
  if (conFoco && parte(AHORA).hidden) lleva.focus();
  if (cuantos > 0) marcar("1", (DIAS_QUE_ESPERA * UN_DIA_EN_MS) / 1000);
  else if (leerCookie(document.cookie, COOKIE_POR_ENVIAR) !== null) marcar("", 0);
  return cuantos > 0 && enAntesala === null;
}

/** As the browser would have gone there itself: also to the page that is being shown. */
function seguirEn(direccion: string): void {
  const destino = new URL(direccion, location.href);
  if (destino.pathname + destino.search !== location.pathname + location.search) {
    location.assign(destino);
    return;
  }
  history.replaceState(null, "", destino);
  location.reload();
}

/** It was refused: the server says why in a page, with what was typed. */
function enviarComoDocumento(form: HTMLFormElement, boton: HTMLElement | null): void {
  if (boton instanceof HTMLButtonElement && boton.name) {
    // Adds the button to the data and not to the form: its page may hydrate while the answer is on its way.
    const { name, value } = boton;
    form.addEventListener("formdata", ({ formData }) => formData.append(name, value), { once: true });
  }
  HTMLFormElement.prototype.submit.call(form);
}

let formulario: { form: HTMLFormElement; boton: HTMLElement | null } | null = null;

/** It may be sent again. */
function alEsperar(): void {
  window.dispatchEvent(new Event(EN_ESPERA));
}

const hayPeligro = (form: HTMLFormElement) => form.querySelector(`[${PELIGRO}]:checked`) !== null;

/** Whoever says that they are in danger is shown whom to call, whether somebody hears it or not. */
function ayudarSiHayPeligro(form: HTMLFormElement): void {
  const ayuda = document.querySelector<HTMLElement>(`[${AL_ESPERAR}]`);
  if (!ayuda?.hidden || !hayPeligro(form)) return;
  ayuda.hidden = false;
  ayuda.tabIndex = -1;
  ayuda.focus();
}

async function alEnviar(form: HTMLFormElement, boton: HTMLElement | null): Promise<void> {
  formulario = { form, boton };
  const cuerpo = cuerpoDe(form, boton);
  const { pathname, search } = new URL(form.action);
  const direccion = pathname + search;
  // Pressed again, it is the same one.
  if (delFormulario?.cuerpo !== cuerpo) delFormulario = { id: nuevoId(), de, direccion, cuerpo, en: ahora() };
  // A page has one question: what is answered to it now stands in the place of what was before.
  await (await abierta).anotar(direccion, JSON.stringify(delFormulario));
  // Before anything is sent: what waits before it, or a line that hangs, may keep it from being heard for long.
  ayudarSiHayPeligro(form);
  await vaciar();
}

/** What this page sent was answered, now or after a while. */
function irSiSeContesto(): void {
  const respuesta = delFormulario && contestadas.get(delFormulario.id);
  if (!formulario || !delFormulario) return;
  // Something from before still stands in its way.
  if (!respuesta) {
    alEsperar();
    return;
  }
  const { form, boton } = formulario;
  if (seRepite(respuesta.status)) {
    // Whoever has to sign in first is led there, or to whom to call; it is sent when they come back.
    if (respuesta.seguir) seguirEn(hayPeligro(form) ? direccionDeAyuda() : respuesta.seguir);
    return;
  }
  // Changed since, and not sent: it is theirs to send.
  const esLoMismo = cuerpoDe(form, boton) === delFormulario.cuerpo;
  delFormulario = null;
  if (!esLoMismo) alEsperar();
  else if (respuesta.status < 400 && respuesta.seguir) seguirEn(respuesta.seguir);
  else enviarComoDocumento(form, boton);
}

// After whatever else on the page has looked at it.
window.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.hasAttribute(EN_BANDEJA)) return;
  event.preventDefault();
  void alEnviar(form, event.submitter);
});
const mirar = () => void vaciar();
window.addEventListener("input", () => (seCambia = true), { once: true });
window.addEventListener("online", mirar);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") mirar();
});
parte(AHORA).addEventListener("click", mirar);
mirar();
