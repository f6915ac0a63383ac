import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Handle } from "~/shell/route";
import { soloLectores } from "~/styles/layout.css";
import { Sala } from "./Sala";
import type { action, loader } from "./sala.server";
import { usePaginaViva } from "./usePaginaViva";

export { loader, action } from "./sala.server";
export const handle = {
  hidratar: "indispensable",
  repite: ["intencion", "texto"],
  seRecupera: true,
  permite: "reunion",
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Sala de ${data.titulo}` : "Sala" },
];

export default function SalaDeTaller() {
  const { datos, ultimo, marco, vez, enviar } = usePaginaViva(
    useLoaderData<typeof loader>(),
    useActionData<typeof action>(),
  );
  return (
    <>
      <Sala {...datos} ultimo={ultimo} ayuda={marco?.ayuda ?? false} enviar={enviar} />
      {/* The room itself shows what was done, at its place; screen readers hear the notice. */}
      <p key={vez} role="status" className={soloLectores}>
        {marco?.avisos.map(({ message }) => message).join(" ")}
      </p>
    </>
  );
}
