import type { EventoDeAnalitica } from "~/domain/analitica/eventos";
import { PARTE_QUE_SE_MIDE } from "~/domain/analitica/conteos/muestra";
import { EN_RECHAZO } from "~/domain/shared/navegacion/bandeja";
import { bloqueVigente, registrarEventos } from "./capa";

// The script of the data layer. It runs once for each document; a page that the browser kept in memory is seen again
// without running it again.
const bloque = bloqueVigente();
const eventos = JSON.parse(bloque?.textContent ?? "[]") as EventoDeAnalitica[];
registrarEventos(...eventos);

addEventListener("pageshow", ({ persisted }) => {
  if (persisted) registrarEventos(...eventos.filter(({ event }) => event === "virtual-page-view"));
});

// The browser's outbox sent the form of this page, and its answer refuses the data.
addEventListener(EN_RECHAZO, () => registrarEventos({ event: "error", error: { code: "form" } }));

// The measuring of speed is loaded when the page has nothing else to do, by some of the documents.
const { velocidad } = bloque?.dataset ?? {};
if (velocidad && Math.random() < PARTE_QUE_SE_MIDE) {
  const cargar = () => void import(/* @vite-ignore */ velocidad);
  if ("requestIdleCallback" in window) requestIdleCallback(cargar);
  else addEventListener("load", cargar);
}
