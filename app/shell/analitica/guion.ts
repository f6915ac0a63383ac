import type { EventoDeAnalitica } from "~/domain/analitica/eventos";
import { PARTE_QUE_SE_MIDE } from "~/domain/analitica/conteos/muestra";
import { EN_RECHAZO } from "~/domain/shared/navegacion/bandeja";
import { bloqueVigente, registrarEventos } from "./capa";

// The script of the data layer. A page that is loaded again, or to which the browser goes back, is seen again, but what
// its request did was told the first time.
const bloque = bloqueVigente();
const eventos = JSON.parse(bloque?.textContent ?? "[]") as EventoDeAnalitica[];
const ida = performance.getEntriesByType("navigation")[0];
const otraVez = ida?.type === "reload" || ida?.type === "back_forward";
registrarEventos(
  ...eventos.filter(({ event }) => !otraVez || event === "virtual-page-view" || event === "metadata"),
);

// A page that the browser kept in memory runs no script again.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) registrarEventos(...eventos.filter(({ event }) => event === "virtual-page-view"));
});

// The browser's outbox sent the form of this page, and its answer refuses the data. A page of a reserved part
// tells nothing of its forms.
if (bloque?.dataset.reservada === undefined)
  addEventListener(EN_RECHAZO, () => registrarEventos({ event: "error", error: { code: "form" } }));

// The measuring of speed is loaded when the page has nothing else to do, by some of the documents.
const { velocidad } = bloque?.dataset ?? {};
if (velocidad && Math.random() < PARTE_QUE_SE_MIDE) {
  const cargar = () => void import(/* @vite-ignore */ velocidad);
  if ("requestIdleCallback" in window) requestIdleCallback(cargar);
  else addEventListener("load", cargar);
}
