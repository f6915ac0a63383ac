import { getFormProps, useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { fila, pila, rejilla } from "~/styles/layout.css";
import { Pantalla } from "../marco/Pantalla";
import { SesionesDeLista } from "./SesionesDeLista";
import { Turno } from "./Turno";
import { Volver } from "./Volver";
import type { action, loader } from "./horas.server";
import * as css from "./jornada.css";

interface Campos {
  dia: string[];
  desde: string[];
  hasta: string[];
}

/** The weekly hours of the specialist, all in one form. */
export function Horas() {
  const { ajeno, guardado, dias } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const fuera = respuesta?.fuera ?? [];
  const filas = dias.flatMap(({ nombre, diaDeSemana, filas: propias }) =>
    propias.map((horas) => ({ nombre, diaDeSemana: String(diaDeSemana), ...horas })),
  );
  const [form, { dia, desde, hasta }] = useForm<Campos>({
    id: "horas",
    defaultValue: {
      dia: filas.map(({ diaDeSemana }) => diaDeSemana),
      desde: filas.map((horas) => horas.desde),
      hasta: filas.map((horas) => horas.hasta),
    },
    lastResult: respuesta?.envio,
  });
  const [desdeDe, hastaDe] = [desde.getFieldList(), hasta.getFieldList()];
  const campos = dia.getFieldList().flatMap((campo, indice) => {
    const [inicio, fin] = [desdeDe[indice], hastaDe[indice]];
    return inicio && fin ? [{ dia: campo, desde: inicio, hasta: fin }] : [];
  });
  return (
    <Pantalla
      titulo={ajeno === null ? "Mis horas" : `Horas de ${ajeno}`}
      guia={`Las horas de cada semana en las que ${ajeno === null ? "te" : "le"} reservan. Para quitar un turno, borra sus dos horas.`}
    >
      {guardado && !respuesta && (
        <Alert kind="exito" role="status" focused>
          <p>Guardamos {ajeno === null ? "tus" : "sus"} horas. Ya se ofrecen así.</p>
        </Alert>
      )}
      <Form {...getFormProps(form)} className={pila.amplia}>
        <ErrorSummary
          title={fuera.length > 0 ? "Revisa estas sesiones" : "Revisa estos datos"}
          errors={errorsOf(
            ...campos.flatMap(({ desde: inicio, hasta: fin }, indice) => {
              const nombre = filas[indice]?.nombre ?? "";
              return [[inicio, `${nombre}, desde`] as const, [fin, `${nombre}, hasta`] as const];
            }),
          )}
          general={respuesta?.generales ?? []}
        />
        {fuera.length > 0 && (
          <Card as="section" className={pila.media} aria-labelledby="fuera">
            <h2 id="fuera">Fuera de estas horas</h2>
            <SesionesDeLista sesiones={fuera} />
            <p>
              Esas sesiones siguen reservadas.{" "}
              {ajeno === null
                ? "Si no podrás atenderlas, dilo en cada una, en Mi agenda."
                : "Si no se podrán atender, cancela cada una en su pedido."}
            </p>
            <Button>Guardar de todas formas</Button>
          </Card>
        )}
        <div className={rejilla.ancha}>
          {dias.map(({ nombre, diaDeSemana }) => (
            <Card key={diaDeSemana}>
              <fieldset className={css.dia}>
                <legend className={css.nombreDeDia}>{nombre}</legend>
                {campos.map(
                  (campo, indice) =>
                    filas[indice]?.diaDeSemana === String(diaDeSemana) && (
                      <Turno key={campo.desde.id} campo={campo} diaDeSemana={diaDeSemana} />
                    ),
                )}
              </fieldset>
            </Card>
          ))}
        </div>
        <div className={fila.media}>
          {fuera.length === 0 && (
            <Button>{ajeno === null ? "Guardar mis horas" : "Guardar estas horas"}</Button>
          )}
          <Volver aAgenda={ajeno !== null} />
        </div>
      </Form>
    </Pantalla>
  );
}
