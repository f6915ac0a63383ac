import type { EventoContado } from "~/domain/analitica/conteos/conteo";
import { tipoDeDocumento } from "~/domain/cuentas/personas/documento";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { PAGINAS } from "~/domain/shared/paginas";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";
import { diaCorto, enTexto, numero } from "./palabras";
import { usoDe } from "./uso.server";

export async function loader(args: LoaderArgs) {
  const { vista, marco } = await usoDe(args, services.maquina.verUso.vistas);
  return {
    ...marco,
    mayor: numero(Math.max(0, ...vista.dias.map(({ cuantos }) => cuantos ?? 0))),
    dias: vista.dias.map(({ dia, cuantos }) => ({ nombre: diaCorto(dia), cuantos, texto: enTexto(cuantos) })),
    paginas: vista.paginas.map(({ pagina, ok, rechazadas, fallidas }) => ({
      id: pagina,
      celdas: [paginaEnPalabras(pagina), enTexto(ok), enTexto(rechazadas), enTexto(fallidas)],
    })),
    hechos: vista.hechos.map(({ evento, detalle, cuantos }) => ({
      id: `${evento} ${detalle}`,
      celdas: [hechoEnPalabras(evento, detalle), numero(cuantos)],
    })),
  };
}

/** Events in the words of the staff. */
const EN_PALABRAS: Partial<Record<EventoContado, string>> = {
  journey: "Registros empezados",
  "sign-up-completed": "Cuentas creadas",
  login: "Entradas a una cuenta",
  "login-auth-error": "Entradas que fallaron",
  "profile-update": "Datos cambiados",
  action: "Hecho",
  error: "Error",
  log: "Aviso",
  "form-view": "Formularios vistos",
  "survey-start": "Encuestas empezadas",
  "survey-question": "Preguntas contestadas",
  "survey-completed": "Encuestas contestadas",
};

/** An event in words, with what its notice said, the kind of the document, or the name of what was answered. */
function hechoEnPalabras(evento: EventoContado, detalle: string): string {
  const textos = services.textosDeAvisos;
  const aviso = Object.hasOwn(textos, detalle) ? textos[detalle as NombreDeAviso] : undefined;
  const dicho =
    evento === "sign-up-completed"
      ? (tipoDeDocumento(Number(detalle))?.nombre ?? detalle)
      : (aviso?.message ?? detalle);
  return [EN_PALABRAS[evento] ?? evento, dicho].filter(Boolean).join(": ");
}

/** Name of a page in the site map, or its pattern. */
const paginaEnPalabras = (patron: string) =>
  PAGINAS.find(({ href }) => href === patron)?.titulo ?? (patron === "/" ? "Inicio" : patron);
