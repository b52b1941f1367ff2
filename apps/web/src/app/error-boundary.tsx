import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Shown instead of `children` after one of them failed. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps a failure of one part from taking the whole page along. (SHELL-7) */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
