import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import { TarjetaDeEspera } from "./TarjetaDeEspera";
import { TarjetaDeTaller } from "./TarjetaDeTaller";
import type { loader, action } from "./esperas.server";

export function MisEsperas() {
  const { esperas, talleres } = useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  const vivas = esperas.filter(({ fin }) => !fin);
  const terminadas = esperas.filter(({ fin }) => fin);
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tus listas de espera</h1>
        <p className={textoSuave}>
          Cuando se libera un horario, o un lugar en un taller o una clase, lo guardamos un tiempo para la
          primera persona de la lista y le avisamos por correo. Si falta poco para que empiece, avisamos a
          toda la lista a la vez.
        </p>
      </header>
      {rechazo && <Alert kind="error" role="alert" focused title={rechazo.mensaje} />}
      {vivas.length + talleres.length === 0 ? (
        <EmptyState
          illustration="agenda-vacia"
          title="No estás en ninguna lista de espera"
          actions={<Button href="/agendar">Agendar</Button>}
        >
          Puedes apuntarte a un día completo al agendar, a una hora antes de una sesión tuya, o a un taller o
          una clase sin lugares.
        </EmptyState>
      ) : (
        <ul className={pila.media}>
          {vivas.map((espera) => (
            <li key={espera.idEspera}>
              <TarjetaDeEspera {...espera} />
            </li>
          ))}
          {talleres.map((taller) => (
            <li key={taller.id}>
              <TarjetaDeTaller {...taller} />
            </li>
          ))}
        </ul>
      )}
      {terminadas.length > 0 && (
        <section aria-labelledby="terminadas" className={pila.media}>
          <h2 id="terminadas">Terminadas</h2>
          <ul className={pila.media}>
            {terminadas.map(({ idEspera, para, especialista, fin }) => (
              <li key={idEspera} className={pila.junta}>
                <span>
                  {para}, con {especialista}
                </span>
                <span className={textoSuave}>{fin}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button href="/mi-zona-privada" variant="text">
        Volver a mi zona
      </Button>
    </div>
  );
}
