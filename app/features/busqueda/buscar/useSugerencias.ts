import { useEffect, useRef, useState } from "react";
import type { Sugerencia } from "~/domain/busqueda/buscar";
import { BUSCAR } from "~/domain/busqueda/consulta";

const ESPERA_EN_MS = 200;
const LETRAS_MINIMAS = 2;

/** What may be meant by what is typed so far: asked for when the hand rests, and only the last answer counts. */
export function useSugerencias() {
  const [escrito, setEscrito] = useState("");
  const [sugerencias, setSugerencias] = useState<readonly Sugerencia[]>([]);

  // What was typed before the page came alive is typed all the same.
  const formulario = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const campo = formulario.current?.querySelector("input");
    if (campo && campo.value !== campo.defaultValue) setEscrito(campo.value);
  }, []);

  useEffect(() => {
    if (escrito.trim().length < LETRAS_MINIMAS) return;
    const controller = new AbortController();
    const espera = setTimeout(() => {
      const consulta = new URLSearchParams({ q: escrito }).toString();
      fetch(`${BUSCAR}/sugerencias?${consulta}`, { signal: controller.signal })
        .then(async (respuesta) => {
          if (respuesta.ok) setSugerencias((await respuesta.json()) as Sugerencia[]);
        })
        // Without a line there are none, and the form works as ever.
        .catch(() => undefined);
    }, ESPERA_EN_MS);
    return () => {
      clearTimeout(espera);
      controller.abort();
    };
  }, [escrito]);

  return {
    formulario,
    sugerencias: escrito.trim().length < LETRAS_MINIMAS ? [] : sugerencias,
    escribir: setEscrito,
    cerrar: () => setEscrito(""),
  };
}
