import { useLoaderData } from "@remix-run/react";
import { Card } from "~/components/Card";
import { EmptyState } from "~/components/EmptyState";
import { enlaceSuelto, pila, textoPropio, textoSuave } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import type { loader } from "./nota.server";

export function Nota() {
  const { persona, cuando, nota } = useLoaderData<typeof loader>();
  return (
    <Pantalla titulo={`Nota de ${persona}`} guia={cuando}>
      {nota ? (
        <Card as="section" className={pila.media} aria-label="Lo que comparte contigo">
          {nota.texto !== "" && <p className={textoPropio}>{nota.texto}</p>}
          {nota.sesiones.length > 0 && (
            <>
              <h2>Sus sesiones anteriores</h2>
              <ul className={pila.corta}>
                {nota.sesiones.map(({ cuando: dia, especialista }) => (
                  <li key={dia}>
                    {dia} · {especialista}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className={textoSuave}>{persona} ve en su cuenta que leíste su nota.</p>
        </Card>
      ) : (
        <EmptyState title="No hay una nota que leer">
          <p>La lees desde 24 horas antes de la sesión hasta que termina, si la persona la comparte.</p>
        </EmptyState>
      )}
      <p>
        <a href="/equipo/mi-agenda" className={enlaceSuelto}>
          Volver a Mi agenda
        </a>
      </p>
    </Pantalla>
  );
}
