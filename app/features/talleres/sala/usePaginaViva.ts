import { useMatches } from "@remix-run/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { ERROR_SUMMARY_ID } from "~/components/ErrorSummary";
import { leerBloque } from "~/shell/marco/bloque";
import { cuerpoDe } from "~/shell/formularios/cuerpoDe";
import type { SinHacer } from "~/shell/formularios/envio.server";
import type { DatosDeRaiz, Marco } from "~/shell/marco/marca";

/** A page as the server last sent it. */
interface Dicha<D> {
  datos: D;
  ultimo: SinHacer | undefined;
  /** Frame of the page in the answer that was read here; null for the served page, whose frame stands around it. */
  marco: Marco | null;
}

const SIN_LLEGAR = "No pudimos enviarlo. Lo que escribiste sigue aquí: revisa tu conexión y prueba otra vez.";
const EN_OTRA_PARTE =
  "No se envió desde aquí, porque esta página ya es otra. Copia lo que escribiste y vuelve a cargarla.";

/** True while the person is typing on this page, whose text a reload would lose. */
export const seEscribe = (): boolean =>
  [...document.querySelectorAll("textarea")].some(({ value }) => value !== "");

/**
 * Keeps a page whose video or call a new document would stop. Its forms are sent as everywhere; the answer is the page
 * for browsers without scripts. This hook reads the data block of that page instead of showing it, so the server has a
 * single endpoint and a single answer.
 */
export function usePaginaViva<D>(datosServidos: D, ultimoServido: SinHacer | undefined) {
  const { id } = useMatches().at(-1)!;
  const servida: Dicha<D> = { datos: datosServidos, ultimo: ultimoServido, marco: null };
  const [leida, setLeida] = useState<Dicha<D> | null>(null);
  const [vez, setVez] = useState(0);
  const lectura = leida ?? servida;

  /** Sends a form of the room without leaving the page; `Form` calls it. */
  async function enviar(form: HTMLFormElement, boton: HTMLElement | null): Promise<void> {
    const cuerpo = cuerpoDe(form, boton);
    const respuesta = await pedir(form.action, cuerpo);
    const bloque = respuesta && leerBloque(respuesta.html);
    const datos = bloque?.loaderData[id];
    if (respuesta?.redirected && !datos && !seEscribe()) {
      window.location.assign(respuesta.url);
      return;
    }
    const nueva: Dicha<D> = datos
      ? {
          datos: datos as D,
          ultimo: bloque.actionData?.[id] as SinHacer | undefined,
          marco: (bloque.loaderData.root as DatosDeRaiz).marco,
        }
      : {
          ...lectura,
          marco: null,
          ultimo: sinEnviar(cuerpo, respuesta?.redirected ? EN_OTRA_PARTE : SIN_LLEGAR),
        };
    flushSync(() => {
      setLeida(nueva);
      setVez((anterior) => anterior + 1);
    });
    // Text that the person typed since then was not sent, so it stays.
    if (!nueva.ultimo && cuerpoDe(form, boton) === cuerpo) form.reset();
    const porLeer = nueva.marco?.ayuda
      ? document.getElementById("ayuda-ahora")?.closest("section")
      : form.querySelector<HTMLElement>(`#${ERROR_SUMMARY_ID}`);
    porLeer?.focus();
  }

  return { ...lectura, vez, enviar };
}

async function pedir(direccion: string, cuerpo: string) {
  try {
    const respuesta = await fetch(direccion, { method: "POST", body: new URLSearchParams(cuerpo) });
    const { redirected, url } = respuesta;
    return { redirected, url, html: await respuesta.text() };
  } catch {
    return null;
  }
}

/** Answer of an action for a form that reached no server. */
function sinEnviar(cuerpo: string, mensaje: string): SinHacer {
  const campos = new URLSearchParams(cuerpo);
  return {
    intencion: campos.get("intencion"),
    envio: { status: "error", initialValue: Object.fromEntries(campos) },
    generales: [mensaje],
    mensaje,
    rechazo: null,
    soporte: null,
  };
}
