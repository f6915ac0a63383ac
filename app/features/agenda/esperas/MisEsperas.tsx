import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import { TarjetaDeEspera } from "./TarjetaDeEspera";
import type { loader, action } from "./esperas.server";

export function MisEsperas() {
  const { esperas } = useLoaderData<typeof loader>();
  const rechazo = useActionData<typeof action>();
  const vivas = esperas.filter(({ fin }) => !fin);
  const terminadas = esperas.filter(({ fin }) => fin);
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tus listas de espera</h1>
        <p className={textoSuave}>
          Cuando se libera un horario lo guardamos un tiempo para la primera persona de la lista y le avisamos
          por correo.
        </p>
      </header>
      {rechazo && <Aviso tipo="error" role="alert" titulo={rechazo.mensaje} />}
      {vivas.length === 0 ? (
        <EstadoVacio
          ilustracion="agenda-vacia"
          titulo="No estás en ninguna lista de espera"
          acciones={<Boton href="/agendar">Agendar una sesión</Boton>}
        >
          Puedes apuntarte a un día completo al agendar, o desde una sesión que quieras adelantar.
        </EstadoVacio>
      ) : (
        <ul className={pila.media}>
          {vivas.map((espera) => (
            <li key={espera.idEspera}>
              <TarjetaDeEspera {...espera} />
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
      <Boton href="/mi-zona-privada" variante="texto">
        Volver a mi zona
      </Boton>
    </div>
  );
}
