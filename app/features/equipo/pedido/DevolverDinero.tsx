import {
  getFormProps,
  getInputProps,
  getSelectProps,
  useForm,
  type SubmissionResult,
} from "@conform-to/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { Select, type SelectOption } from "~/components/Select";
import { pila, textoSuave } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";

interface Props {
  monto: string;
  /** Mail that the person receives. */
  carta: { titulo: string; parrafos: string[] };
  /** Reason why this member cannot refund it now; null when they can. */
  impedimento: string | null;
  pideCodigo: boolean;
  razones: readonly SelectOption[];
  respuesta: { envio: SubmissionResult; generales: string[] } | undefined;
}

/** The refund of an order, with the mail that the person receives. */
export function DevolverDinero({ monto, carta, impedimento, pideCodigo, razones, respuesta }: Props) {
  const [form, { razon, motivo, codigo }] = useForm<{ razon: string; motivo: string; codigo: string }>({
    id: "devolver",
    lastResult: respuesta?.envio,
  });
  return (
    <Card as="section" aria-labelledby="devolver-titulo" className={pila.media}>
      <h2 id="devolver-titulo">Devolver {monto}</h2>
      {impedimento !== null ? (
        <p>{impedimento}</p>
      ) : (
        <Form {...getFormProps(form)} className={pila.media}>
          <ErrorSummary
            errors={errorsOf([razon, "Razón"], [motivo, "Motivo"], [codigo, "Código"])}
            general={respuesta?.generales ?? []}
            title="No se devolvió"
          />
          <Select
            label="Razón"
            empty="Elige"
            options={razones}
            errors={razon.errors}
            {...getSelectProps(razon)}
            required
          />
          <Field
            label="Motivo"
            hint="Con tus palabras. Queda en el registro."
            errors={motivo.errors}
            {...getInputProps(motivo, { type: "text" })}
            autoComplete="off"
            required
          />
          {pideCodigo && <CampoDeCodigo de="devolver" errores={codigo.errors} />}
          <div className={pila.junta}>
            <p className={textoSuave}>La persona recibirá este correo:</p>
            <blockquote>
              <p>
                <strong>{carta.titulo}</strong>
              </p>
              {carta.parrafos.map((parrafo) => (
                <p key={parrafo}>{parrafo}</p>
              ))}
            </blockquote>
          </div>
          <Button>Devolver dinero</Button>
        </Form>
      )}
    </Card>
  );
}
