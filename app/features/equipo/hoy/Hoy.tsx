import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Card } from "~/components/Card";
import { EmptyState } from "~/components/EmptyState";
import { rejilla } from "~/styles/layout.css";
import { DeTurno } from "../marco/DeTurno";
import { Pantalla } from "../marco/Pantalla";
import * as css from "./hoy.css";
import type { loader } from "./hoy.server";

export function Hoy() {
  const { nombre, sinRoles, sinRespaldos, esperas, deTurno } = useLoaderData<typeof loader>();
  return (
    <Pantalla titulo="Hoy" guia={`Hola, ${nombre}.`}>
      {deTurno && (
        <p>
          <DeTurno {...deTurno} />
        </p>
      )}
      {sinRoles && (
        <Alert>
          <p>Tu rol espera la confirmación de una segunda persona de Sistemas.</p>
        </Alert>
      )}
      {sinRespaldos && (
        <Alert>
          <p>
            <a href="/equipo/respaldos">Crea tus códigos de respaldo</a>: sirven para entrar si pierdes tu
            celular.
          </p>
        </Alert>
      )}
      {esperas.length === 0 ? (
        <EmptyState title="Nada te espera">
          <p>Cuando algo necesite que actúes, aparecerá aquí.</p>
        </EmptyState>
      ) : (
        <ul className={rejilla.media}>
          {esperas.map(({ texto, href, cuantas }) => (
            <li key={texto}>
              <Card href={href} className={css.espera}>
                {texto} <span className={css.cuantas}>{cuantas}</span>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Pantalla>
  );
}
