import type { EventoDeAnalitica } from "~/domain/analitica/eventos";
import { EN_RECHAZO } from "~/domain/shared/navegacion/bandeja";
import { bloqueVigente, registrarEventos } from "./capa";

// The script of the data layer. It runs once for each document; a page that the browser kept in memory is seen again
// without running it again.
const eventos = JSON.parse(bloqueVigente()?.textContent ?? "[]") as EventoDeAnalitica[];
registrarEventos(...eventos);

addEventListener("pageshow", ({ persisted }) => {
  if (persisted) registrarEventos(...eventos.filter(({ event }) => event === "virtual-page-view"));
});

// The browser's outbox sent the form of this page, and its answer refuses the data.
addEventListener(EN_RECHAZO, () => registrarEventos({ event: "error", error: { code: "form" } }));
