import { COOKIE_POR_ENVIAR, DIAS_QUE_ESPERA, OLVIDAR } from "~/domain/shared/navegacion/bandeja";
import { leerCookie } from "~/domain/shared/navegacion/parametros";
import { UN_DIA_EN_MS } from "~/domain/shared/duracion";
import { LINEA } from "./partes";

/**
 * Note in `sessionStorage` that a question was answered in another tab. A cookie would also reach the tab that
 * answered.
 */
const EN_OTRA_PESTANA = "respondida-en-otra-pestana";

/** Path and query of the page that the browser shows. */
export const aqui = () => location.pathname + location.search;

/** Goes to an address as the browser does, also when it is the address of this page. */
export function seguirEn(direccion: string): void {
  const destino = new URL(direccion, location.href);
  if (destino.pathname + destino.search !== aqui()) {
    location.assign(destino);
    return;
  }
  history.replaceState(null, "", destino);
  location.reload();
}

/** Runs a sending under a lock, which keeps two pages of this browser from sending at the same time. */
export const enTurno = <T>(enviar: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? (navigator.locks.request(LINEA, enviar) as Promise<T>) : enviar();

const marcar = (valor: string, segundos: number) => {
  const segura = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${COOKIE_POR_ENVIAR}=${valor}; path=/; max-age=${segundos}; samesite=lax${segura}`;
};
const marca = () => leerCookie(document.cookie, COOKIE_POR_ENVIAR);

/** Cookie that makes every page load the outbox's script while a form may wait. */
export const marcarQueHay = () => marcar("1", (DIAS_QUE_ESPERA * UN_DIA_EN_MS) / 1000);

export function quitarMarca(): void {
  if (marca() !== null) marcar("", 0);
}

/** True after a sign-out: the waiting forms belong to that person and are deleted. */
export const hayQueOlvidar = () => marca() === OLVIDAR;

/** Leaves a note for the next page of this window. In a browser that stores nothing, the next page says nothing. */
export function anotarRespondidaEnOtra(): void {
  try {
    sessionStorage.setItem(EN_OTRA_PESTANA, "1");
  } catch {
    return;
  }
}

/** Reads the note of the page before, and deletes it. */
export function tomarRespondidaEnOtra(): boolean {
  try {
    const estaba = sessionStorage.getItem(EN_OTRA_PESTANA) !== null;
    sessionStorage.removeItem(EN_OTRA_PESTANA);
    return estaba;
  } catch {
    return false;
  }
}
