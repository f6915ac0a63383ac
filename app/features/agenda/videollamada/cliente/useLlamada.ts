import { useCallback, useEffect, useRef, useState } from "react";
import type { Escalon, Rol } from "~/domain/agenda/videollamada/escalera";
import { SIN_EMPEZAR } from "~/domain/agenda/videollamada/llamada";
import type { Escrito } from "../participante.server";
import type { Pistas } from "./conexion";
import { Sesion } from "./sesion";

interface Opciones {
  rol: Rol;
  sala: string;
  escritos: Escrito[];
}

/** State of a video call and its actions, as the screen uses them. */
export function useLlamada({ rol, sala, escritos: iniciales }: Opciones) {
  const [llamada, setLlamada] = useState(SIN_EMPEZAR);
  const [remotos, setRemotos] = useState<MediaStream | null>(null);
  const [escritos, setEscritos] = useState(iniciales);
  const [motivo, setMotivo] = useState<string | null>(null);
  const sesion = useRef<Sesion | null>(null);

  const entrar = useCallback(
    (escalon: Escalon, pistas: Pistas) => {
      setMotivo(null);
      sesion.current = new Sesion({
        rol,
        sala,
        alCambiar: setLlamada,
        alRecibir: setRemotos,
        alAcabar: setMotivo,
        alEscribir: (nuevos) => setEscritos((antes) => juntar(antes, nuevos)),
      });
      void sesion.current.entrar(escalon, pistas);
    },
    [rol, sala],
  );

  useEffect(() => {
    const salir = () => sesion.current?.salir();
    window.addEventListener("pagehide", salir);
    return () => {
      window.removeEventListener("pagehide", salir);
      salir();
    };
  }, []);

  return {
    llamada,
    remotos,
    escritos,
    motivo,
    entrar,
    elegir: useCallback((escalon: Escalon) => sesion.current?.elegir(escalon), []),
    poner: useCallback((pistas: Pistas) => sesion.current?.poner(pistas), []),
    escribir: useCallback(async (texto: string) => sesion.current?.escribir(texto), []),
    salir: useCallback(() => sesion.current?.salir(), []),
  };
}

/** Merges chat messages. Each appears once, in the order of the room, even when it arrived several times. */
function juntar(antes: Escrito[], nuevos: Escrito[]): Escrito[] {
  const conocidos = new Set(antes.map(({ numero }) => numero));
  const otros = nuevos.filter(({ numero }) => !conocidos.has(numero));
  if (otros.length === 0) return antes;
  return [...antes, ...otros].sort((a, b) => a.numero - b.numero);
}
