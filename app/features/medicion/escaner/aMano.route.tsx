import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { AMano, tituloDeCuenta } from "./AMano";
import type { loader } from "./aMano.server";

export { action, loader } from "./aMano.server";
export const handle = {
  seLista: true,
  repite: [
    "intencion",
    "contados",
    "segundos",
    "metodo",
    "latidosPorMinuto",
    "senalSobreRuido",
    "imagenesPorSegundo",
    "ancho",
    "alto",
    "contexto",
    "idEnvio",
    "versionDeDatos",
    "aceptaTratamientoDeDatos",
  ],
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: tituloDeCuenta(data) },
  {
    name: "description",
    content:
      "Cuenta tus latidos durante medio minuto con el reloj de esta página y mira a cuántos por minuto equivalen.",
  },
];

export default AMano;
