import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { EtiquetaDeTema } from "~/components/EtiquetaDeTema";
import { Hora } from "../reserva/Hora";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { DataList } from "~/components/DataList";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Card } from "~/components/Card";
import { enMinutos } from "~/domain/shared/duracion";
import {
  alLado,
  contenedor,
  enTresPartes,
  fila,
  pagina,
  pila,
  primeraParte,
  textoGuia,
  textoSuave,
  ultimaParte,
} from "~/styles/layout.css";
import { TiraDeDias } from "../reserva/TiraDeDias";
import { direccionDeEspecialidad } from "~/domain/shared/especialidades/especialidad";
import * as css from "./especialistas.css";
import type { loader } from "./especialista.server";

export function Especialista() {
  const datos = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina)}>
      <div className={enTresPartes}>
        <header className={classNames(primeraParte, css.cabecera)}>
          <Retrato id={datos.retrato} size={96} loading="eager" />
          <div className={pila.junta}>
            <h1>{datos.nombre}</h1>
            <p className={textoSuave}>
              {datos.especialidad} · {datos.colegiatura}
            </p>
          </div>
        </header>
        <Card as="section" className={classNames(alLado, pila.media)} aria-label="Tu sesión">
          <DataList
            entries={[
              {
                term: "Precio",
                value: <Precio centimos={datos.precioCentimos} conIgv conBono={datos.conBono} />,
                total: true,
              },
              { term: "Duración", value: enMinutos(datos.duracionEnMinutos) },
              { term: "Idiomas", value: datos.idiomas.join(", ") },
            ]}
          />
          {datos.primerDia && (
            <Button href={datos.hrefDeAgenda} wide large>
              Agendar
            </Button>
          )}
          <Button href={direccionDeEspecialidad(datos.slugDeEspecialidad)} variant="text" wide>
            Cambiar de especialista
          </Button>
        </Card>
        <div className={classNames(ultimaParte, pila.amplia)}>
          <p className={textoGuia}>{datos.presentacion}</p>
          {datos.slugDeEspecialidad === "psicologia" && <LineaDeCrisis llamar />}
          <section className={pila.corta} aria-labelledby="temas">
            <h2 id="temas">Puede ayudarte con</h2>
            <ul className={fila.corta}>
              {datos.temas.map(({ url, nombre }) => (
                <li key={nombre}>
                  <EtiquetaDeTema {...{ url, nombre }} color={datos.slugDeEspecialidad} />
                </li>
              ))}
            </ul>
          </section>
          <section className={pila.media} aria-labelledby="horarios">
            <h2 id="horarios">Próximos horarios</h2>
            {datos.primerDia ? (
              <>
                <TiraDeDias {...datos.tira} />
                <p className={css.primerDia}>{datos.primerDia.dia}</p>
                <ul className={css.horas} aria-label={`Horarios del ${datos.primerDia.dia}`}>
                  {datos.primerDia.horarios.map(({ hora, href }) => (
                    <li key={hora}>
                      <Hora href={href} hora={hora} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <EmptyState
                level={3}
                title="No tiene horarios libres por ahora"
                actions={
                  <Button href={`/especialista?especialidad=${datos.slugDeEspecialidad}`}>
                    Ver otros especialistas
                  </Button>
                }
              />
            )}
          </section>
        </div>
      </div>
    </div>
  );
}
