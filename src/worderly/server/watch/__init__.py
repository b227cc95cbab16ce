"""What somebody on call looks at: metrics; and the garbage collector's policy."""
