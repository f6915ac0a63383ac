import { services } from "~/services.server";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/route";

/**
 * What was done just now and what can come next. The page reads and never writes: loading it again, or coming with a
 * made-up `?por=`, does nothing.
 */
export async function loader({ request, context }: LoaderArgs) {
  const por = new URL(request.url).searchParams.get("por");
  const persona = await quienEs({ request, context });
  if (por === "registro" && persona) {
    return {
      titulo: "Tu cuenta está lista",
      texto: "Ya puedes reservar sesiones y ver tu agenda.",
      siguiente: { href: "/agendar", texto: "Agenda una sesión" },
      otro: { href: "/mi-zona-privada", texto: "Ir a mi zona" },
    };
  }
  const propia =
    por === "sorteo" && persona
      ? (await services.consentimientos.verSorteo(persona.idPersona))?.propia
      : undefined;
  if (propia && !propia.retiradoEn) {
    return {
      titulo: `Tu número es el ${propia.numero}`,
      texto: "Ya participas en el sorteo. Te escribiremos a tu correo si ganas.",
      siguiente: { href: "/mi-zona-privada", texto: "Ir a mi zona" },
      otro: { href: "/sorteo", texto: "Ver o retirar mi participación" },
    };
  }
  return {
    titulo: "Gracias por estar aquí",
    texto: "Elige por dónde seguir.",
    siguiente: { href: "/agendar", texto: "Agenda una sesión" },
    otro: { href: "/especialista", texto: "Ver especialistas" },
  };
}
