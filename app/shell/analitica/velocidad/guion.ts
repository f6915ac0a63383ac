import { onCLS, onINP, onLCP, type Metric } from "web-vitals";
import { MIL_PARTES } from "~/domain/analitica/conteos/muestra";
import { bloqueVigente } from "../capa";

// Measures how fast this document feels, and tells it once, when it is left. No value says who or what was looked at.
const medidas = new URLSearchParams();
const anotar = ({ name, value }: Metric) =>
  medidas.set(name, String(Math.round(name === "CLS" ? value * MIL_PARTES : value)));
onLCP(anotar);
onINP(anotar);
onCLS(anotar);

let enviadas = false;
addEventListener("visibilitychange", () => {
  if (enviadas || document.visibilityState !== "hidden" || medidas.size === 0 || !bloqueVigente()) return;
  enviadas = true;
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  medidas.set("linea", connection?.effectiveType ?? "");
  navigator.sendBeacon("/privacidad/medicion/velocidad", medidas);
});
