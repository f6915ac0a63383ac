import { useEffect, useRef, type ComponentPropsWithoutRef } from "react";

type Props = Omit<ComponentPropsWithoutRef<"video">, "src"> & { flujo: MediaStream | null };

/** A stream in a picture: React knows no attribute for it. */
export function Imagen({ flujo, ...rest }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (video && video.srcObject !== flujo) video.srcObject = flujo;
  }, [flujo]);
  return <video {...rest} ref={ref} autoPlay playsInline />;
}
