import type { CSSProperties, ReactNode } from 'react';
import styles from './skeleton.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export interface SkeletonProps {
  /** Width and height as CSS lengths; give those of the coming content, so that nothing jumps. */
  width?: string;
  height?: string;
  /** Number of lines of text, the last one shorter. */
  lines?: number;
}

export function Skeleton({ width, height, lines }: SkeletonProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height };
  if (!lines) return <span className={styles.block} style={size} aria-hidden="true" />;
  return (
    <span className={styles.lines} style={size} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} className={styles.line} />
      ))}
    </span>
  );
}

/** Skeleton of a heading and its list. */
export function ListSkeleton() {
  return (
    <>
      <Skeleton width="12rem" height="2rem" />
      <Skeleton lines={6} />
    </>
  );
}

/** Wraps the skeleton of a whole part and says once that it is loading. */
export function Loading(props: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <output>{props.label}</output>
      </VisuallyHidden>
      {props.children}
    </div>
  );
}
