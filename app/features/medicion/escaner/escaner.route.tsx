import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Escaner } from "./Escaner";

export { action, loader } from "./escaner.server";
/** The scanner is downloaded only once a person asks for it. */
export const handle = {
  publica: [],
  permite: "camara",
  hidratar: "tras-envio",
  repite: [
    "intencion",
    "metodo",
    "latidosPorMinuto",
    "senalSobreRuido",
    "segundos",
    "imagenesPorSegundo",
    "ancho",
    "alto",
    "contados",
    "contexto",
    "idEnvio",
    "versionDeDatos",
    "aceptaTratamientoDeDatos",
  ],
} satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Escáner de pulso" },
  {
    name: "description",
    content:
      "Estima tu pulso con la cámara de tu equipo, sin que ninguna imagen salga de él, o cuéntalo a mano en medio minuto.",
  },
];

export default Escaner;
