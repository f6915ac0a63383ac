import { useLoaderData } from "@remix-run/react";
import { SeccionesDeHoja } from "~/components/SeccionesDeHoja";
import { enlaceSuelto } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import type { loader } from "./imprimir.server";
import * as css from "./reclamos.css";

/** The whole sheet with its answer, as paper. No page of the staff has a script: the browser's own order prints it. */
export function Imprimir() {
  const { numero, vuelve, hoja } = useLoaderData<typeof loader>();
  return (
    <Pantalla titulo={`Respuesta al reclamo Nº ${numero}`}>
      <p className={css.enPantalla}>
        Usa «Imprimir» de tu navegador.{" "}
        <a href={vuelve} className={enlaceSuelto}>
          Volver al reclamo
        </a>
      </p>
      {hoja ? (
        <article className={css.papel}>
          <SeccionesDeHoja secciones={hoja.secciones} />
          {hoja.notas.map((nota) => (
            <p key={nota}>{nota}</p>
          ))}
        </article>
      ) : (
        <p>Los datos de esta hoja ya no se guardan.</p>
      )}
    </Pantalla>
  );
}
