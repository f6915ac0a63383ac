import { getInputProps, getSelectProps } from "@conform-to/react";
import { Card } from "~/components/Card";
import { Field } from "~/components/Field";
import { Fold } from "~/components/Fold";
import { Select, type SelectOption } from "~/components/Select";
import { pila, textoSuave } from "~/styles/layout.css";
import { PedirAprobacion, type CampoDe, type Respuesta } from "../aprobaciones/PedirAprobacion";
import {
  PEDIR_BONOS,
  PEDIR_MONEDAS,
  PEDIR_PLAN,
  PEDIR_SEGUNDO_FACTOR,
  REGALAR,
  REGALAR_MONEDAS,
} from "./intenciones";

interface Props {
  /** True when the member may give one bono alone; false when the person had a gift this month. */
  regala: boolean;
  /** True when the member may give some coins alone, instead of the bono. */
  regalaMonedas: boolean;
  /** Coins that a member may give alone. */
  monedasSinAprobacion: number;
  pideBonos: boolean;
  pideMonedas: boolean;
  pidePlan: boolean;
  pideSegundoFactor: boolean;
  pideCodigo: boolean;
  especialidades: readonly SelectOption[];
  planes: readonly SelectOption[];
  respuesta: Respuesta;
}

/** Acts on the person that the member does alone, or asks Finanzas to approve. */
export function Posibles({ regala, pideBonos, pidePlan, pideSegundoFactor, ...datos }: Props) {
  const { respuesta, pideCodigo, especialidades, planes } = datos;
  const { regalaMonedas, monedasSinAprobacion, pideMonedas } = datos;
  if (!regala && !pideBonos && !pidePlan && !pideSegundoFactor) return null;
  const abierto = (intencion: string) => respuesta?.intencion === intencion;
  return (
    <Card as="section" aria-labelledby="posibles" className={pila.corta}>
      <h2 id="posibles">Para esta persona</h2>
      {regala && (
        <Fold title="Regalar 1 bono" open={abierto(REGALAR)}>
          <PedirAprobacion
            {...{ respuesta, pideCodigo, intencion: REGALAR, nombres: { especialidad: "Especialidad" } }}
            boton="Regalar 1 bono"
            campos={(campo) => <Especialidad {...{ campo, especialidades }} />}
          />
        </Fold>
      )}
      {regalaMonedas && (
        <Fold title="Regalar monedas" open={abierto(REGALAR_MONEDAS)}>
          <PedirAprobacion
            {...{ respuesta, pideCodigo, intencion: REGALAR_MONEDAS, nombres: { monedas: "Monedas" } }}
            boton="Regalar monedas"
            campos={(campo) => (
              <Cuantas
                label="Cuántas monedas"
                hint={`Hasta ${monedasSinAprobacion}, en lugar del bono de este mes.`}
                campo={campo("monedas")}
              />
            )}
          />
        </Fold>
      )}
      {pideBonos && (
        <Fold title="Pedir bonos de regalo" open={abierto(PEDIR_BONOS)}>
          <PedirAprobacion
            {...{ respuesta, intencion: PEDIR_BONOS }}
            nombres={{ especialidad: "Especialidad", bonos: "Bonos" }}
            campos={(campo) => (
              <>
                <Especialidad {...{ campo, especialidades }} />
                <Cuantas label="Cuántos bonos" campo={campo("bonos")} />
              </>
            )}
          />
        </Fold>
      )}
      {pideMonedas && (
        <Fold title="Pedir monedas de regalo" open={abierto(PEDIR_MONEDAS)}>
          <PedirAprobacion
            {...{ respuesta, intencion: PEDIR_MONEDAS, nombres: { monedas: "Monedas" } }}
            campos={(campo) => <Cuantas label="Cuántas monedas" campo={campo("monedas")} />}
          />
        </Fold>
      )}
      {pidePlan && (
        <Fold title="Pedir un cambio de plan" open={abierto(PEDIR_PLAN)}>
          <PedirAprobacion
            {...{ respuesta, intencion: PEDIR_PLAN, nombres: { cambio: "Cambio", plan: "Plan" } }}
            campos={(campo) => (
              <>
                <Select
                  label="Cambio"
                  empty="Elige"
                  options={CAMBIOS}
                  errors={campo("cambio").errors}
                  {...getSelectProps(campo("cambio"))}
                  required
                />
                <Select
                  label="Plan"
                  empty="Elige un plan"
                  options={planes}
                  errors={campo("plan").errors}
                  {...getSelectProps(campo("plan"))}
                  required
                />
              </>
            )}
          />
        </Fold>
      )}
      {pideSegundoFactor && (
        <Fold title="Pedir quitar su verificación en dos pasos" open={abierto(PEDIR_SEGUNDO_FACTOR)}>
          <PedirAprobacion {...{ respuesta, intencion: PEDIR_SEGUNDO_FACTOR }}>
            <p className={textoSuave}>Comprueba antes, por otra vía, que es quien dice ser.</p>
          </PedirAprobacion>
        </Fold>
      )}
    </Card>
  );
}

const CAMBIOS: readonly SelectOption[] = [
  { valor: "dar", texto: "Dar" },
  { valor: "quitar", texto: "Quitar" },
];

interface PropsDeCuantas {
  label: string;
  hint?: string;
  campo: ReturnType<CampoDe>;
}

/** Whole number of what is given. */
const Cuantas = ({ campo, ...textos }: PropsDeCuantas) => (
  <Field
    {...textos}
    errors={campo.errors}
    {...getInputProps(campo, { type: "text" })}
    inputMode="numeric"
    autoComplete="off"
    required
  />
);

const Especialidad = ({
  campo,
  especialidades,
}: {
  campo: CampoDe;
  especialidades: readonly SelectOption[];
}) => (
  <Select
    label="Especialidad"
    empty="Elige"
    options={especialidades}
    errors={campo("especialidad").errors}
    {...getSelectProps(campo("especialidad"))}
    required
  />
);
