import { getFormProps, getInputProps, getSelectProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { Select } from "~/components/Select";
import { Tag } from "~/components/Tag";
import { pila, textoSuave } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { DeTurno } from "../marco/DeTurno";
import { FormularioDeActo, TarjetaDeActo } from "../marco/FormularioDeActo";
import { Pantalla } from "../marco/Pantalla";
import * as filas from "../marco/filas.css";
import { PONER, QUITAR } from "./intenciones";
import * as css from "./turnos.css";
import type { action, loader } from "./turnos.server";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

/** The roster of the guard, and the form that puts somebody on duty. */
export function Turnos() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { hecho, deTurno, turnos, actua, pideCodigo } = datos;
  return (
    <Pantalla titulo="Turnos de guardia" guia={deTurno && <DeTurno {...deTurno} />}>
      {hecho !== null && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>{hecho}</p>
        </Alert>
      )}
      {respuesta?.intencion === QUITAR && (
        <ErrorSummary errors={[]} general={[respuesta.mensaje]} title="No se hizo" />
      )}
      {turnos.length === 0 ? (
        <EmptyState title="No hay turnos">
          <p>Sin turnos, cada alerta avisa en el momento a toda la guardia.</p>
        </EmptyState>
      ) : (
        <ul className={filas.lista}>
          {turnos.map((turno) => (
            <Turno key={turno.idTurno} {...{ turno, actua, pideCodigo }} />
          ))}
        </ul>
      )}
      {actua && <TurnoNuevo {...datos} />}
    </Pantalla>
  );
}

interface PropsDeTurno {
  turno: Datos["turnos"][number];
  actua: boolean;
  pideCodigo: boolean;
}

/** Hours of one member, with the button that takes them away. */
function Turno({ turno, actua, pideCodigo }: PropsDeTurno) {
  const { idTurno, nivel, nombre, empieza, termina, destino, vale, esDeAhora } = turno;
  return (
    <li className={css.turno}>
      <span className={textoSuave}>{nivel}</span>
      <span className={pila.junta}>
        <strong className={css.texto}>{nombre}</strong>
        {destino !== "" && <span className={classNames(css.texto, textoSuave)}>{destino}</span>}
        {esDeAhora && vale && <Tag>Ahora</Tag>}
        {!vale && <Tag tone="advertencia">Ya no tiene el rol Guardia</Tag>}
      </span>
      <span>
        {empieza} a {termina}
      </span>
      {actua && (
        <Form className={css.quita}>
          <input type="hidden" name="idTurno" value={idTurno} />
          {pideCodigo && <CampoDeCodigo de={idTurno} />}
          <Button
            variant="secondary"
            name="intencion"
            value={QUITAR}
            aria-label={`Quitar el turno de ${nombre}, ${empieza}`}
          >
            Quitar
          </Button>
        </Form>
      )}
    </li>
  );
}

interface Campos {
  idCuenta: string;
  nivel: string;
  empieza: string;
  termina: string;
  destino: string;
  codigo: string;
}

function TurnoNuevo({ guardias, niveles, pideCodigo, ahora, despues }: Datos) {
  const respuesta = useActionData<typeof action>();
  const esEste = respuesta !== undefined && respuesta.intencion !== QUITAR;
  const [form, { idCuenta, nivel, empieza, termina, destino, codigo }] = useForm<Campos>({
    id: "turno",
    lastResult: esEste ? respuesta.envio : undefined,
    defaultValue: { empieza: ahora, termina: despues },
  });
  return (
    <TarjetaDeActo de="turno" titulo="Poner un turno">
      <FormularioDeActo
        form={getFormProps(form)}
        errores={errorsOf(
          [idCuenta, "Persona"],
          [nivel, "Nivel"],
          [empieza, "Empieza"],
          [termina, "Termina"],
          [destino, "Destino"],
          [codigo, "Código"],
        )}
        generales={esEste ? respuesta.generales : []}
        intencion={PONER}
        boton="Poner turno"
      >
        <div className={filas.campos}>
          <Select
            label="Persona"
            empty="Elige una persona"
            options={guardias}
            errors={idCuenta.errors}
            {...getSelectProps(idCuenta)}
            required
          />
          <Select
            label="Nivel"
            empty="Elige un nivel"
            options={niveles}
            errors={nivel.errors}
            {...getSelectProps(nivel)}
            required
          />
          <Field
            label="Empieza"
            hint="Hora de Perú."
            errors={empieza.errors}
            {...getInputProps(empieza, { type: "datetime-local" })}
            required
          />
          <Field
            label="Termina"
            hint="Hora de Perú."
            errors={termina.errors}
            {...getInputProps(termina, { type: "datetime-local" })}
            required
          />
          <Field
            label="Destino"
            optional
            hint="Celular o canal del servicio de SMS o voz."
            errors={destino.errors}
            {...getInputProps(destino, { type: "text" })}
            autoComplete="off"
          />
          {pideCodigo && <CampoDeCodigo de="turno" errores={codigo.errors} />}
        </div>
      </FormularioDeActo>
    </TarjetaDeActo>
  );
}
