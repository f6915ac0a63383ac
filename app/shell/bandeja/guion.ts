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
import { LIMITE_EN_MS, makeBandeja, PRIMERO_OTRA_COSA, seRepite } from "./bandeja";
import { abrirEstanteCifrado, LIMITE_DEL_ESTANTE_EN_MS, olvidarEstante } from "./estanteCifrado";
import { AHORA, CUENTA, ENLACE, LINEA, REVISION } from "./partes";
import { UN_DIA_EN_MS } from "~/domain/shared/duracion";

/** One form that somebody sent, in this page or in one before. */
interface Envio {
  id: string;
  /** For whom its page was made; empty for a visitor. */
  de: string;
  direccion: string;
  cuerpo: string;
  /** Later than all that was kept before it under its address, also by pages whose clock is ahead. */
  en: number;
  /** The server refused it: it goes back only when its person opens it, and is let go of where it is shown. */
  rechazado?: "por-ver" | "abierto";
}

/** How an answer ended, as the page that sent it tells the others of this browser. */
interface Final extends Pick<Envio, "id" | "de" | "direccion" | "en"> {
  respuesta: Respuesta;
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
/** Stays where it is, and keeps nothing behind it. */
const QUIETA: Respuesta = { status: PRIMERO_OTRA_COSA, seguir: null };
/** A refused answer has a name of its own: what is answered at its address since does not take its place. */
const RECHAZADO = "rechazado ";
/** Other pages tell how an answer ended; where one is not heard by then, its page is asked for as it is now. */
const ESPERA_DE_OTRAS_EN_MS = 1000;
/** In what this window alone remembers: a cookie would be read by the page that answered as well. */
const EN_OTRA_PESTANA = "respondida-en-otra-pestana";

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
/** What was lost here. */
let perdidas = 0;
/** What was answered here meanwhile on another page, while something else stands in the form of this one. */
let enOtra = tomarDeLaVentana(EN_OTRA_PESTANA);
/** What this page sent is gone, and no page said how it ended. */
let sinSaber = false;
/** Required fields that were empty when the form was sent where no server could say so. */
let faltan = 0;
/** The refused answer that the link opens. */
let porRevisar: Envio | null = null;
/** A refused answer is on its way to the server, and this page gives way to the one that shows it. */
let saleDeAqui = false;
let delFormulario: Envio | null = null;

async function enviar(texto: string, signal: AbortSignal): Promise<Respuesta> {
  const envio = leido(texto);
  if (envio.rechazado && quedaRechazado(envio)) return QUIETA;
  const respuesta = await enviarUno(envio, signal).catch(() => SIN_LINEA);
  const esDeAqui = envio.id === delFormulario?.id;
  if (esDeAqui) contestadas.set(envio.id, respuesta);
  if (!seRepite(respuesta.status)) {
    if (!esDeAqui) await alTerminarOtro(envio, respuesta);
    const { id, direccion, en } = envio;
    canal?.postMessage({ id, de: envio.de, direccion, en, respuesta } satisfies Final);
    return respuesta;
  }
  antesala = antesalaEn(respuesta.seguir);
  if (esDeAqui) alEsperar();
  // What waits for something else lets the next one be tried, which may wait for the line: that is said then.
  if (esDeAqui || antesala === null) await decir();
  return respuesta;
}

/** What another page kept was answered. Refused, it is kept for its person, who may want to put it right. */
async function alTerminarOtro(envio: Envio, respuesta: Respuesta): Promise<void> {
  const { direccion, id } = envio;
  if (respuesta.sinEnviar === "perdida") perdidas++;
  if (respuesta.status >= 400 && !respuesta.sinEnviar)
    await (await abierta)?.anotar(RECHAZADO + id, JSON.stringify({ ...envio, rechazado: "por-ver" }));
  if (delFormulario) cederA({ ...envio, respuesta });
  else if (direccion === aqui()) sigueDeAntes = respuesta.seguir;
}

const aqui = () => location.pathname + location.search;

/** Whether a refused answer still waits for its person; opened, it is shown by the page of its address. */
function quedaRechazado(envio: Envio): boolean {
  const seMuestra = envio.rechazado === "abierto" && envio.direccion === aqui() && !saleDeAqui;
  return !seMuestra && (de === "" || envio.de === de) && !vencio(envio);
}

const vencio = ({ en }: Envio) => ahora() - en > DIAS_QUE_ESPERA * UN_DIA_EN_MS;

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
  if (envio.rechazado === "abierto") return AJENA;
  if (vencio(envio)) return PERDIDA;
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

const marcarQueHay = () => marcar("1", (DIAS_QUE_ESPERA * UN_DIA_EN_MS) / 1000);

const leido = (texto: string) => JSON.parse(texto) as Envio;

async function abrir() {
  if (leerCookie(document.cookie, COOKIE_POR_ENVIAR) === OLVIDAR) {
    await olvidarEstante();
    marcar("", 0);
  }
  return makeBandeja({
    estante: await abrirEstanteCifrado(alVaciarse),
    enviar,
    enFila: true,
    masNuevo: (uno, otro) => (leido(otro).en > leido(uno).en ? otro : uno),
  });
}
/** Null where the browser's store never answers: forms then go as documents. */
const abierta = Promise.race([
  abrir(),
  new Promise<null>((resolve) => setTimeout(resolve, LIMITE_DEL_ESTANTE_EN_MS, null)),
]);

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

/** What this page sent waits no more: its form keeps what was typed, and it may be sent again. */
function soltar(): void {
  delFormulario = null;
  alEsperar();
}

/** Somebody signed out on another page: what waited is gone with them. */
function alVaciarse(): void {
  soltar();
  void decir();
}

/** What this page sent was replaced by what another page sent later to the same question: that one counts. */
function cederA({ direccion, en, respuesta: { status, seguir } }: Final): void {
  if (delFormulario?.direccion !== direccion || delFormulario.en > en) return;
  const mismo = esLoMismo();
  soltar();
  // Refused there, or changed here since: it is theirs to send.
  if (status >= 400) return;
  enOtra = !mismo;
  if (!mismo) return;
  dejarEnLaVentana(EN_OTRA_PESTANA);
  // The page that follows has a line then, whatever it is.
  marcarQueHay();
  seguirEn(formulario && hayPeligro(formulario.form) ? direccionDeAyuda() : (seguir ?? aqui()));
}

/** Two pages of this browser do not send at the same time. */
const enTurno = <T>(hacer: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? (navigator.locks.request(LINEA, hacer) as Promise<T>) : hacer();

let vuelta: ReturnType<typeof setTimeout> | undefined;
let espera = PRIMERA_VUELTA_EN_MS;

/** Where the browser keeps nothing for a window, it is not said. */
function dejarEnLaVentana(clave: string): void {
  try {
    sessionStorage.setItem(clave, "1");
  } catch {
    return;
  }
}

function tomarDeLaVentana(clave: string): boolean {
  try {
    const estaba = sessionStorage.getItem(clave) !== null;
    sessionStorage.removeItem(clave);
    return estaba;
  } catch {
    return false;
  }
}

/** Sends what waits, says what still does, and looks again a little later. */
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
 * What was kept here is not here any more, and no page said how it ended: one that sent it was closed meanwhile, or
 * this browser has no way to be told. Nobody knows then whether it was answered.
 */
async function verSiSeRespondioFuera(): Promise<void> {
  const mio = delFormulario;
  if (!mio || (await (await abierta)?.leer(mio.direccion)) !== null) return;
  setTimeout(() => {
    if (delFormulario !== mio) return;
    soltar();
    sinSaber = true;
    void decir();
  }, ESPERA_DE_OTRAS_EN_MS);
}

/** Whether something waits that can be sent from here; says so where somebody reads it. */
async function decir(): Promise<boolean> {
  const bandeja = await abierta;
  if (!bandeja) return false;
  const textos = await Promise.all((await bandeja.claves()).map(bandeja.leer));
  const todos = textos.flatMap((texto) => (texto === null ? [] : [leido(texto)]));
  const envios = todos.filter(({ rechazado }) => !rechazado);
  const cuantos = envios.length;
  porRevisar = cuantos > 0 ? null : (todos.find((uno) => uno.rechazado && uno.de === de) ?? null);
  const deOtro = de === "" && envios.some((envio) => envio.de !== "");
  const enAntesala = cuantos > 0 ? (antesala ?? (deOtro ? ENTRADA : null)) : null;
  const { porque, cuando, enlace } = ANTESALAS[enAntesala ?? ""] ?? { cuando: "vuelva la conexión" };
  const quedaGuardado = bandeja.quedaGuardado();
  const frases = [];
  if (faltan > 0)
    frases.push(
      faltan === 1
        ? "Te falta una respuesta. Complétala para enviar."
        : `Te faltan ${faltan} respuestas. Complétalas para enviar.`,
    );
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
    if (porRevisar) frases.push("Una respuesta de antes no se aceptó. La guardamos para que la corrijas.");
    if (enOtra) frases.push("Se respondió en otra pestaña.");
    if (sinSaber) frases.push("No sabemos si tu respuesta se envió. Envíala otra vez.");
  }
  const frase = frases.join(" ");
  const cuenta = parte(CUENTA);
  if (cuenta.textContent !== frase) cuenta.textContent = frase;
  linea.toggleAttribute("data-hay", frase !== "");
  const conFoco = parte(AHORA).contains(document.activeElement);
  parte(AHORA).hidden = cuantos === 0 || enAntesala !== null;
  const { pathname, search } = location;
  // On that very page there is nothing to be led to; and what only this page keeps would not come along.
  parte(ENLACE).hidden =
    !porRevisar && (enAntesala === null || !quedaGuardado || pathname.startsWith(enAntesala));
  const lleva = parte(ENLACE).querySelector("a")!;
  lleva.textContent = porRevisar ? "Revisar mi respuesta" : (enlace ?? "");
  lleva.href =
    porRevisar?.direccion ??
    `${enAntesala ?? ENTRADA}?${new URLSearchParams({ redirect: pathname + search })}`;
  if (conFoco && parte(AHORA).hidden) lleva.focus();
  if (todos.length > 0) marcarQueHay();
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
  enviarCon(form, boton instanceof HTMLButtonElement && boton.name ? [[boton.name, boton.value]] : []);
}

/** Adds to the data and not to the form: its page may hydrate while the answer is on its way. */
function enviarCon(form: HTMLFormElement, campos: Iterable<readonly [string, string]>): void {
  form.addEventListener(
    "formdata",
    ({ formData }) => {
      for (const [nombre, valor] of campos) formData.append(nombre, valor);
    },
    { once: true },
  );
  HTMLFormElement.prototype.submit.call(form);
}

/** Sends a refused answer once more as a document: its page comes with what was typed and with what is wrong in it. */
async function revisar(envio: Envio): Promise<void> {
  await abrirRechazado(envio);
  const form = parte(REVISION) as HTMLFormElement;
  form.action = envio.direccion;
  enviarCon(form, new URLSearchParams(envio.cuerpo));
}

/** Keeps it until a page shows it: the line may fail on the way there. */
async function abrirRechazado(envio: Envio): Promise<void> {
  saleDeAqui = true;
  marcarQueHay();
  await (await abierta)?.anotar(RECHAZADO + envio.id, JSON.stringify({ ...envio, rechazado: "abierto" }));
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

/** Required fields that are empty, where the button asks for all of them. */
function camposQueFaltan(form: HTMLFormElement, boton: HTMLElement | null): string[] {
  if (boton instanceof HTMLButtonElement && boton.formNoValidate) return [];
  const datos = new FormData(form);
  const requeridos = form.getAttribute(EN_BANDEJA)!.split(" ").filter(Boolean);
  return requeridos.filter(
    (nombre) => !datos.getAll(nombre).some((valor) => typeof valor === "string" && valor.trim()),
  );
}

/** Promises nothing of what the server would refuse: it says so itself, and where there is no line, this page does. */
async function enviarIncompleto(envio: Envio, nombres: string[]): Promise<void> {
  const { form, boton } = formulario!;
  const { status } = await enviarUno(envio, AbortSignal.timeout(LIMITE_EN_MS)).catch(() => SIN_LINEA);
  if (status < 500) {
    enviarComoDocumento(form, boton);
    return;
  }
  faltan = nombres.length;
  await decir();
  alEsperar();
  form.querySelector<HTMLElement>(`[name="${nombres[0]}"]`)?.focus();
}

async function alEnviar(form: HTMLFormElement, boton: HTMLElement | null): Promise<void> {
  formulario = { form, boton };
  // Before anything is kept or sent: a store or a line that hangs may keep it from being heard for long.
  ayudarSiHayPeligro(form);
  const cuerpo = cuerpoDe(form, boton);
  const { pathname, search } = new URL(form.action);
  const direccion = pathname + search;
  const bandeja = await abierta;
  if (!bandeja) {
    enviarComoDocumento(form, boton);
    return;
  }
  const guardado = await bandeja.leer(direccion);
  const anterior = guardado === null ? null : leido(guardado);
  const envio = { id: nuevoId(), de, direccion, cuerpo, en: Math.max(ahora(), (anterior?.en ?? 0) + 1) };
  enOtra = false;
  sinSaber = false;
  faltan = 0;
  const nombres = camposQueFaltan(form, boton);
  if (nombres.length > 0) {
    await enviarIncompleto(envio, nombres);
    return;
  }
  // Pressed again, it is the same one.
  if (delFormulario?.cuerpo !== cuerpo || delFormulario.id !== anterior?.id) delFormulario = envio;
  // A page has one question: what is answered to it now stands in the place of what was before.
  await bandeja.anotar(direccion, JSON.stringify(delFormulario));
  await vaciar();
}

/** Whether the form still holds what was sent of it. */
const esLoMismo = () =>
  formulario !== null && cuerpoDe(formulario.form, formulario.boton) === delFormulario?.cuerpo;

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
  const mismo = esLoMismo();
  const envio = delFormulario;
  delFormulario = null;
  if (!mismo) alEsperar();
  else if (respuesta.status < 400 && respuesta.seguir) seguirEn(respuesta.seguir);
  else void abrirRechazado(envio).then(() => enviarComoDocumento(form, boton));
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
parte(ENLACE).addEventListener("click", (event) => {
  if (!porRevisar) return;
  event.preventDefault();
  void revisar(porRevisar);
});
mirar();
