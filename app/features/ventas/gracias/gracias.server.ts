import { direccionDeSorteo } from "~/domain/consentimientos/sorteos/direcciones";
import { services } from "~/services.server";
import { seCreoLaCuenta } from "~/shell/sesion/cuentaCreada.server";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";

/**
 * Page of thanks after an action, with next steps. It reads and never writes. `?por=` chooses the subject. It tells
 * only stored facts, and actions that this browser has just done.
 */
export async function loader({ request, context }: LoaderArgs) {
  const por = new URL(request.url).searchParams.get("por");
  const persona = await quienEs({ request, context });
  if (por === "registro" && persona && (await seCreoLaCuenta(request, persona.idPersona))) {
    return {
      titulo: "Tu cuenta está lista",
      texto: "Ya puedes reservar sesiones y ver tu agenda.",
      siguiente: { href: "/agendar", texto: "Agendar" },
      otro: { href: "/mi-zona-privada", texto: "Ir a mi zona" },
    };
  }
  const sorteo =
    por === "sorteo" && persona ? await services.consentimientos.verSorteo(persona.idPersona) : null;
  const propia = sorteo?.propia;
  if (propia && !propia.retiradoEn && !sorteo.ganador) {
    return {
      titulo: `Tu número es el ${propia.numero}`,
      texto: "Ya participas en el sorteo. Te escribiremos a tu correo si ganas.",
      siguiente: { href: "/mi-zona-privada", texto: "Ir a mi zona" },
      otro: { href: direccionDeSorteo(sorteo.sorteo), texto: "Ver o retirar mi participación" },
    };
  }
  return {
    titulo: "Gracias por estar aquí",
    texto: "Elige por dónde seguir.",
    siguiente: { href: "/agendar", texto: "Agendar" },
    otro: { href: "/especialista", texto: "Ver especialistas" },
  };
}
